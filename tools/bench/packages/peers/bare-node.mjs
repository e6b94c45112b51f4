import { createServer } from 'node:http';
import { Pool } from 'undici';

// What Node can do at most: every call handed to a pooled connection, nothing looked at.
// Arguments: port, upstream address.

const [port, upstream = ''] = process.argv.slice(2);
const pool = new Pool(upstream, { connections: 64, pipelining: 1 });

const server = createServer((req, res) => {
  const { method = 'GET', url = '/' } = req;
  const headers = { ...req.headers };
  delete headers.connection;
  const body = method === 'GET' || method === 'HEAD' ? null : req;
  pool
    .stream({ path: url, method, headers, body, opaque: res }, ({ statusCode, headers }) =>
      res.writeHead(statusCode, headers),
    )
    .catch(() => {
      if (res.headersSent) res.destroy();
      else res.writeHead(502).end();
    });
});
server.listen(Number(port), '127.0.0.1');
