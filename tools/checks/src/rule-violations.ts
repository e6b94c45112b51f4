interface Planted {
  what: string;
  file: string;
  text: string;
  caught: string;
}

const onlyLibsEnv = 'Only libs/env reads the environment.';

/** One violation of each rule that is ours, its file, and what the linters say of it. */
export const planted: readonly Planted[] = [
  {
    what: 'a contract that imports what only servers may',
    file: 'libs/contracts/src/planted-type.ts',
    text: `import '@portal/env';`,
    caught: 'A project tagged with "type:contract" can only depend on libs tagged',
  },
  {
    what: 'a BFF that plays scenarios outside its tests',
    file: 'apps/bff/src/planted-engine.ts',
    text: `import '@portal/scenarios';`,
    caught: 'can not depend on libs tagged with "type:engine", "type:testing"',
  },
  {
    what: 'a relative path into another project',
    file: 'libs/api-client/src/planted-path.ts',
    text: `import '../../contracts/src/index';`,
    caught: 'Projects cannot be imported by a relative or absolute path',
  },
  {
    what: 'a rule that imports a framework',
    file: 'libs/domain/src/planted-framework.ts',
    text: `import 'react';`,
    caught: 'A project tagged with "type:domain" is not allowed to import "react"',
  },
  {
    what: 'a package that the project does not name',
    file: 'apps/bff/src/planted-unnamed.ts',
    text: `import 'react';`,
    caught: 'Only packages defined in the "package.json" can be imported',
  },
  {
    what: 'the environment read by an app',
    file: 'apps/bff/src/planted-environment.ts',
    text: `export const port = process.env['PORT'];`,
    caught: onlyLibsEnv,
  },
  {
    what: 'the environment imported by a library',
    file: 'libs/logger/src/planted-environment.ts',
    text: `import { env } from 'node:process'; export const level = env['LEVEL'];`,
    caught: onlyLibsEnv,
  },
  {
    what: 'an amount that is not known, as $0.00',
    file: 'apps/portal/src/features/claims/planted-amount.ts',
    text: 'export const said = (f: Format, a: number | null) => f.money((a ?? 0) - 1);',
    caught: 'An amount that is not known is not $0.00',
  },
  {
    what: 'a page that reads the year in the zone of the device',
    file: 'apps/portal/src/features/claims/planted-year.ts',
    text: `export const yearOf = (now: Date) => now.getFullYear();`,
    caught: 'Days and years of pages are the plan’s',
  },
  {
    what: 'a component that adds amounts',
    file: 'apps/portal/src/features/claims/PlantedSum.tsx',
    text: `import { sumAmounts } from '@portal/domain'; export const Sum = () => <p>{sumAmounts([1, 2])}</p>;`,
    caught: 'A component adds and compares no amounts',
  },
  {
    what: 'a component that works out an amount',
    file: 'apps/portal/src/features/claims/PlantedDifference.tsx',
    text: 'export const Left = ({ money, a, b }: Props) => <p>{money(a - b)}</p>;',
    caught: 'A component adds and compares no amounts',
  },
  {
    what: 'a component that compares amounts',
    file: 'apps/portal/src/features/claims/PlantedLower.tsx',
    text: 'export const Lower = ({ cash, fill }: Props) => <p>{cash.price < fill.price ? 1 : 2}</p>;',
    caught: 'A component adds and compares no amounts',
  },
  {
    what: 'a component that works out an amount before it words it',
    file: 'apps/portal/src/features/claims/PlantedPlanned.tsx',
    text: 'export const Planned = ({ money, owed, plan }: Props) => { const planned = owed - plan.balance; return <p>{money(planned)}</p>; };',
    caught: 'A component adds and compares no amounts',
  },
  {
    what: 'properties in a literal that is spread',
    file: 'apps/bff/src/planted-spread.ts',
    text: 'const [a, b] = [1, 2]; export const both = { c: 3, ...{ a, b } };',
    caught: 'Write the properties out, without a literal around them.',
  },
  {
    what: 'properties in a literal that is spread with a type',
    file: 'apps/bff/src/planted-typed-spread.ts',
    text: 'const a = 1; export const both = { c: 3, ...({ a } as const) };',
    caught: 'Write the properties out, without a literal around them.',
  },
  {
    what: 'a feature that imports another feature',
    file: 'apps/portal/src/features/claims/planted-neighbour.ts',
    text: `import '../drug-pricing';`,
    caught: 'The feature "claims" must not import the feature "drug-pricing".',
  },
  {
    what: 'a module that the build of the portal would drop',
    file: 'apps/portal/src/features/claims/planted-dropped.ts',
    text: `import './claims.slice';`,
    caught: 'The build drops this module',
  },
  {
    what: 'a table that is written by hand',
    file: 'apps/portal/src/features/claims/planted-table.tsx',
    text: `export const Planted = () => <table className="tbl" />;`,
    caught: 'Use DataTable of ui/',
  },
  {
    what: 'a row of a table that is not of ui/',
    file: 'apps/portal/src/features/claims/planted-row.tsx',
    text: `export const Planted = () => <tr className="row" />;`,
    caught: 'Use DataTable of ui/',
  },
  {
    what: 'a heading that is written by hand',
    file: 'apps/portal/src/features/claims/planted-heading.tsx',
    text: `export const Planted = () => <h1>Claims</h1>;`,
    caught: 'Use Page or PageHead of brand/',
  },
  {
    what: 'a page that is printed by hand',
    file: 'apps/portal/src/features/claims/planted-print.ts',
    text: `export const print = () => window.print();`,
    caught: 'Use PrintButton of brand/',
  },
  {
    what: 'a request that is only its entry',
    file: 'apps/portal/src/features/claims/planted-request.ts',
    text: `import { claims } from '@portal/contracts/claims'; import { createRequest } from '../../store';
      export const planted = createRequest('claims/planted', (api) => api(claims).getHistory, 'latest');`,
    caught: 'Use requestOf(entry)',
  },
  {
    what: 'a request that is only its entry with a fixed input',
    file: 'apps/portal/src/features/claims/planted-input.ts',
    text: `import { drafts } from '@portal/contracts/drafts'; import { createRequest } from '../../store';
      export const planted = createRequest('claims/planted', (api) => () => api(drafts).getOne({ formId: 'a' }), 'latest');`,
    caught: 'Use requestOf(entry)',
  },
  {
    what: 'a field of one line that does not name its kind',
    file: 'apps/portal/src/features/claims/planted-line.tsx',
    text: `export const Planted = ({ TextField }) => <TextField name="zip" inputMode="numeric" />;`,
    caught: 'Use LineField of ui/forms/',
  },
  {
    what: 'a form that is written by hand',
    file: 'apps/portal/src/features/claims/planted-form.tsx',
    text: `export const Planted = ({ send }) => <form noValidate onSubmit={send} />;`,
    caught: 'Use ShortForm or Fields of forms/short/',
  },
  {
    what: 'the link of the router, which knows nothing of screens that are left out',
    file: 'apps/portal/src/features/claims/planted-link.tsx',
    text: `import { Link } from 'react-router-dom'; export const Planted = () => <Link to="/member/search" />;`,
    caught: 'Use Link of ui/',
  },
  {
    what: 'a sentence that loses its words with its link',
    file: 'apps/portal/src/features/claims/planted-words.tsx',
    text: `export const Planted = ({ t, Link }) => <p>{t.parts('claims.planted', { help: <Link to="/member/contact">Help</Link> })}</p>;`,
    caught: 'Use LinkInText of ui/',
  },
  {
    what: 'the inside of a feature imported by the dashboard',
    file: 'apps/portal/src/features/dashboard/planted-inside.ts',
    text: `import '../claims/claims.slice';`,
    caught: 'features/dashboard/ may import features/claims/index.ts only',
  },
  {
    what: 'an interface part that knows a feature',
    file: 'apps/portal/src/ui/planted-outwards.ts',
    text: `import '../features/claims';`,
    caught: 'ui/ is an inner layer, features/ an outer one: imports go inwards only.',
  },
  {
    what: 'a folder of the BFF that imports an outer layer',
    file: 'apps/bff/src/session/planted-upward.ts',
    text: `import '../auth/identity';`,
    caught: 'session must not import auth: imports go to inner layers only.',
  },
  {
    what: 'metrics imported where the event happens',
    file: 'apps/bff/src/auth/planted-metrics.ts',
    text: `import '../observability/metrics';`,
    caught: 'auth must not import observability: dependencies.ts passes it as callbacks.',
  },
  {
    what: 'all dependencies of the BFF in a file that needs a few',
    file: 'apps/bff/src/shutdown.ts',
    text: `import type { Dependencies } from './dependencies'; export type Kept = Dependencies['log'];`,
    caught: 'Only dependencies.ts, app.ts and server.ts know Dependencies',
  },
  {
    what: 'a new folder of the BFF without a layer',
    file: 'apps/bff/src/planted/new.ts',
    text: `import '../config';`,
    caught: 'planted has no layer',
  },
  {
    what: 'a folder of the scenarios that imports an outer layer',
    file: 'libs/scenarios/src/drugs/planted-upward.ts',
    text: `export type { OpenFill } from '../mail-order/open-orders';`,
    caught: 'drugs must not import mail-order: imports go to inner layers only.',
  },
  {
    what: 'a client named in code',
    file: 'apps/portal/src/shell/planted-client.ts',
    text: `export const hidden = (client: string) => client === 'PRXFRD';`,
    caught: 'A client is data',
  },
  {
    what: 'a test that runs alone',
    file: 'libs/domain/src/planted-only.test.ts',
    text: `test.only('one', () => { expect(1).toBe(1); });`,
    caught: 'A test marked .only hides all the others.',
  },
  {
    what: 'a rule switched off next to the line that breaks it',
    file: 'libs/domain/src/planted-comment.ts',
    text: `// eslint-disable-next-line\nexport const anything: any = 1;`,
    caught: 'Unexpected any',
  },
];
