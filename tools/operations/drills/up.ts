import { compose, containersOf, docker } from './containers';
import { signIn } from './members';
import { type Row, seconds } from './report';

/** From nothing, not even volumes, to a member who has signed in. Images are built again only when they changed. */
export async function up(): Promise<Row[]> {
  await compose('down', '--volumes', '--remove-orphans');
  const began = performance.now();
  await compose('build');
  const built = performance.now();
  await compose('up', '-d', '--wait');
  const healthy = performance.now();
  await signIn();
  const signedIn = performance.now();
  return [
    { what: 'building the images', saw: seconds(built - began) },
    { what: 'from `up` until all are healthy', saw: seconds(healthy - built) },
    { what: 'from `up` until a member has signed in', saw: seconds(signedIn - built), goal: true },
    ...(await images()),
  ];
}

/** Counts in an image: the components of its bill of materials, and files that no image runs. */
const counts = `
const { readdirSync, readFileSync } = require('node:fs');
const sources = readdirSync('/app', { recursive: true }).filter((file) => /\\.[cm]?tsx?$/.test(file));
console.log(JSON.parse(readFileSync('/app/bom.cdx.json', 'utf8')).components.length, sources.length);
`;

async function images(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const service of ['bff', 'stand-ins']) {
    const [id = ''] = await containersOf(service);
    const image = await docker(['inspect', '-f', '{{.Image}}', id]);
    const bytes = Number(await docker(['image', 'inspect', '-f', '{{.Size}}', image]));
    const [components, sources] = (
      await docker(['exec', id, '/usr/local/bin/node', '-e', counts])
    ).split(' ');
    rows.push(
      {
        what: `the image of ${service}`,
        saw: `${Math.round(bytes / 1e6)} MB, ${components} components`,
        goal: Number(components) > 0,
      },
      { what: 'TypeScript in it', saw: `${sources} files`, goal: sources === '0' },
    );
  }
  return rows;
}
