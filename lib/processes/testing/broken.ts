/** Ends as soon as it is loaded, as if it were killed. */
process.kill(process.pid, 'SIGKILL');
