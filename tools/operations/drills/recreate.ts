import { compose, composeWith, docker } from './containers';
import { SignIns, underLoad } from './members';
import { type Row, seconds } from './report';
import { members, rowsOf } from './under-load';

/** `docker compose up -d` replaces all replicas at once, as after a changed setting, instead of roll.sh. */
export async function recreate(): Promise<Row[]> {
  await docker(['tag', 'member-portal/bff:trial', 'member-portal/bff:next']);
  const signIns = new SignIns();
  let took = 0;
  const replace = async () => {
    const begun = performance.now();
    await composeWith({ BFF_IMAGE: 'member-portal/bff:next' }, 'up', '-d', '--wait');
    took = performance.now() - begun;
  };
  const met = await underLoad(members, () => signIns.during(replace));
  await compose('up', '-d', '--wait');
  return [
    { what: 'until all are healthy again', saw: seconds(took) },
    // No replica is there for a while: they are told 503.
    ...signIns.rows(true),
    ...rowsOf(met),
  ];
}
