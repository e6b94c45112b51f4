import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerStart } from './processes';

const binary = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'].find(existsSync);

/** nginx with one worker and keep-alive connections, all its files in `folder`. Throws when it is not installed. */
export function nginxStart(port: number, upstream: string, folder: string): ServerStart {
  if (!binary) {
    throw new Error(
      'nginx is not installed (Debian: apt-get install nginx), or leave it out: --without nginx',
    );
  }
  // The worker runs under another name than the one who starts it and needs its buffers' folders.
  chmodSync(folder, 0o755);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(port, new URL(upstream).host, folder));
  return {
    name: 'nginx',
    port,
    command: binary,
    args: ['-e', join(folder, 'nginx-error.log'), '-p', folder, '-c', file],
  };
}

/** Buffers hold the largest measured answer, so that nothing is written to disk. */
const configuration = (port: number, upstreamHost: string, folder: string) => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx-error.log error;
events { worker_connections 1024; }
http {
  access_log off;
  tcp_nodelay on;
  keepalive_requests 100000000;
  client_body_temp_path ${folder}/nginx-body;
  proxy_temp_path ${folder}/nginx-proxy;
  fastcgi_temp_path ${folder}/nginx-fastcgi;
  uwsgi_temp_path ${folder}/nginx-uwsgi;
  scgi_temp_path ${folder}/nginx-scgi;
  upstream service {
    server ${upstreamHost};
    keepalive 64;
    keepalive_requests 100000000;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://service;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_buffer_size 8k;
      proxy_buffers 16 16k;
      proxy_busy_buffers_size 64k;
    }
  }
}
`;
