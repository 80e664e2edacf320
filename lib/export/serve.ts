/** `npm start`: serves the built site. PORT is its port. */
import { stop } from '@/lib/stop.ts';
import { siteServer } from './server.ts';

const port = Number(process.env.PORT ?? 3000);
if (!Number.isInteger(port) || port < 0 || port > 65_535)
  stop(`PORT is “${process.env.PORT}”: it must be a number such as 3000.`);

siteServer()
  .on('error', ({ message }) => stop(`${message}. Another port: PORT=${port + 1} npm start`))
  .listen(port, () => console.log(`The site is at http://localhost:${port}`));
