/** Hosts that stand for no real one (RFC 2606). */
const EXAMPLE = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/;

/** Whether a host is an example that the owner has still to replace. */
export const isExample = (host: string) => EXAMPLE.test(host);
