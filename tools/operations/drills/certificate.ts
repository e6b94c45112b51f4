import { connect } from 'node:tls';
import { until } from '@portal/resilience';
import { authority, compose, portal } from './containers';
import { underLoad } from './members';
import { type Row, seconds } from './report';

/** The certificate changes while members call: nginx takes the new one by itself. */
export async function certificate(): Promise<Row[]> {
  const before = await serialServed();
  let took = Infinity;
  const met = await underLoad(4, async () => {
    await compose('run', '--rm', '-e', 'RENEW=certificate', 'prepare');
    const isRenewed = async () => (await serialServed()) !== before;
    const options = { withinMs: 60_000, everyMs: 200 };
    took = await until(isRenewed, 'It is not served.', options).catch(() => Infinity);
  });
  const lost = met.readsLost + met.changesLost;
  return [
    { what: 'until the new one is served', saw: seconds(took), goal: took < 60_000 },
    { what: `of ${met.requests} calls lost`, saw: String(lost), goal: lost === 0 },
    { what: 'people signed out', saw: String(met.signedOut), goal: met.signedOut === 0 },
  ];
}

/** The serial number of the certificate that nginx shows to a new connection. */
export async function serialServed(): Promise<string> {
  const ca = await authority();
  const { hostname, port } = new URL(portal);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port: Number(port), servername: hostname, ca });
    socket.once('secureConnect', () => {
      resolve(socket.getPeerCertificate().serialNumber);
      socket.destroy();
    });
    socket.once('error', reject);
  });
}
