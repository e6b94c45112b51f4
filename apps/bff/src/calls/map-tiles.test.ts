import { requestPath } from '@portal/contracts';
import { maps } from '@portal/contracts/maps';
import { type ScriptedUpstream, startScriptedUpstream } from '@portal/resilience';
import { startBff, type StartedBff } from '../../testing/start-bff';

const path = requestPath(maps.getTile, { zoom: 11, column: 493, row: 736 });

let upstream: ScriptedUpstream;
let bff: StartedBff;
const play = (type: string) =>
  upstream.play((_request, response) => {
    response.writeHead(200, { 'content-type': type });
    response.end('tile');
  });
beforeAll(async () => void (upstream = await startScriptedUpstream()));
afterEach(async () => {
  await bff.stop();
  upstream.requests.splice(0);
});
afterAll(() => upstream.stop());

test('HC-2: a tile is fetched without any token, and a browser may keep it for a day', async () => {
  bff = await startBff({ upstream: upstream.origin });
  play('image/svg+xml');
  const answer = await (await bff.signedIn()).get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers['cache-control']).toBe('public, max-age=86400');
  expect(upstream.requests.map(({ url }) => url)).toEqual([path]);
  expect(upstream.requests[0]?.headers).not.toHaveProperty('authorization');
  expect(upstream.requests[0]?.headers).not.toHaveProperty('id-token');
  expect(upstream.requests[0]?.headers).not.toHaveProperty('cookie');
});

test('a tile service with other paths and a key is a setting; the page never has the key', async () => {
  const settings = { MAP_TILE_PATH: '/light/{z}/{x}/{y}.png?key=canary' };
  bff = await startBff({ upstream: upstream.origin, settings });
  play('image/png');
  const answer = await bff.agent().get(path);
  expect(answer.headers['content-type']).toBe('image/png');
  expect(JSON.stringify(answer.headers)).not.toContain('canary');
  expect(upstream.requests[0]?.url).toBe('/light/11/493/736.png?key=canary');
  expect(bff.logText()).not.toContain('canary');
});

test('what is no picture is not relayed', async () => {
  bff = await startBff({ upstream: upstream.origin });
  play('text/html');
  expect((await bff.agent().get(path)).status).toBe(502);
});
