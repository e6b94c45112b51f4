import { createServer, type IncomingHttpHeaders } from 'node:http';
import { bodyFor, seenPath } from './calls';

// The service behind every proxy: answers a measured call with its prepared bytes, and tells at
// `seenPath` which headers the last call came with. Arguments: port.

const [port] = process.argv.slice(2);
let lastSeen: IncomingHttpHeaders = {};

const server = createServer((req, res) => {
  if (req.url === seenPath) {
    res.setHeader('content-type', 'application/json').end(JSON.stringify(lastSeen));
    return;
  }
  const body = bodyFor(req.url ?? '');
  if (!body) {
    res.writeHead(404).end();
    return;
  }
  lastSeen = req.headers;
  res.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  res.end(body);
});

// Longer than any pause between two turns of the same proxy: no turn begins with a lost connection.
server.keepAliveTimeout = 600_000;
server.listen(Number(port), '127.0.0.1');
