// What no file, or only certain files, may contain; selectors for no-restricted-syntax.
import { readdirSync, readFileSync } from 'node:fs';

const clientFolder = new URL('../../../libs/client-config/src/clients/', import.meta.url);

/** The codes of a client's file: its name, and the aliases in it. */
function codesOf(file) {
  const [, aliases = ''] = /aliases: \[([^\]]*)\]/.exec(
    readFileSync(new URL(file, clientFolder), 'utf8'),
  ) ?? [''];
  return [file.replace('.ts', ''), ...(aliases.match(/[\w-]+/g) ?? [])];
}

/** The codes of the clients (specification §1), which only libs/client-config and the fixtures may name. `common` is a word. */
export const clientCodes = readdirSync(clientFolder)
  .flatMap(codesOf)
  .filter((code) => code !== 'common');

/** A test that runs alone hides all the others. */
const onlyTests = [
  {
    selector:
      'CallExpression > MemberExpression.callee[property.name="only"][object.name=/^(it|test|describe)$/]',
    message: 'A test marked .only hides all the others.',
  },
  {
    selector: 'CallExpression[callee.name=/^(fit|fdescribe)$/]',
    message: 'A test marked to run alone hides all the others.',
  },
];

/** A list of properties is read from top to bottom: one in a literal that is spread to save lines is overlooked. */
const spreadLiterals = {
  selector: ['', '> :matches(TSAsExpression, TSSatisfiesExpression)']
    .map((type) => `:matches(SpreadElement, JSXSpreadAttribute) ${type} > ObjectExpression`)
    .join(', '),
  message: 'Write the properties out, without a literal around them.',
};

/** What no file may contain. */
export const anywhere = [...onlyTests, spreadLiterals];

export const clientLiterals = {
  selector: `Literal[value=/^(${clientCodes.join('|')})$/i]`,
  message: 'A client is data: name it in libs/client-config and use its variation here.',
};

/** The build of the portal drops a module of which nothing is used: package.json says that modules have no side effects. */
export const emptyImports = {
  selector: 'ImportDeclaration[specifiers.length=0]:not([source.value=/[.]css$/])',
  message: 'The build drops this module: import a name from it and use it here.',
};

/** A name of money, alone or as the last word of a name: `balance`, `pastDueAmount`. */
const moneyWords =
  '[aA]mount|[bB]alance|[bB]ill|[cC]opay|[cC]ost|[dD]eductible|[dD]iscount|[fF]ee|[oO]wed|[pP]aid|[pP]remium|[pP]rice|[rR]efund|[sS]aved|[sS]aving';
const ofMoney = `/(^|[a-z])(${moneyWords}|[tT]otal)s?$/`;
/** The same where names are compared: a total may be a count of rows. */
const ofComparedMoney = `/(^|[a-z])(${moneyWords})s?$/`;

/**
 * What the portal has a part for, and where it may be written by hand all the same: in the part itself, where a page shows
 * before the portal has loaded or without it, and in the export, which prints by itself.
 */
const parts = [
  {
    selectors: [
      'JSXOpeningElement[name.name="table"]',
      'CallExpression[callee.name="createElement"] > Literal[value="table"]',
      'JSXAttribute[name.name="role"][value.value=/^(table|row|cell|columnheader|rowheader)$/]',
      // A row that a table of ui/ takes as its child has the role from there: `<tr {...roles.row}>`.
      'JSXOpeningElement[name.name="tr"]:not(:has(JSXSpreadAttribute > MemberExpression[property.name="row"]))',
    ],
    message: 'Use DataTable of ui/: it has the roles and labels that a table needs on a phone.',
    except: ['ui/DataTable.tsx', 'gallery/**'],
  },
  {
    selectors: ['JSXOpeningElement[name.name="h1"]'],
    message:
      'Use Page or PageHead of brand/: the heading, its lead, the print button and the focus.',
    except: [
      'brand/Page.tsx',
      'ui/Message.tsx',
      'features/id-card/offline/SavedCardPage.tsx',
      'features/landing/LandingScreen.tsx',
      'features/mail-order/MailOrderOnly.tsx',
      'features/sign-in/SignInScreen.tsx',
      'gallery/**',
    ],
  },
  {
    selectors: [
      'CallExpression[callee.property.name="money"] LogicalExpression[operator="??"][right.value=0]',
    ],
    message: 'An amount that is not known is not $0.00: say so, or leave its sentence out.',
    except: [],
  },
  {
    selectors: [
      'Program:has(JSXElement) > ImportDeclaration[source.value=/^@portal\\/domain/] > ImportSpecifier[imported.name=/^(sumAmounts|toCents)$/]',
      'Program:has(JSXElement) CallExpression:matches([callee.property.name="money"], [callee.name="money"]) BinaryExpression[operator=/^[-+*\\/]$/]',
      `Program:has(JSXElement) BinaryExpression[operator=/^[-+*\\/]$/] > :matches(Identifier[name=${ofMoney}], MemberExpression[property.name=${ofMoney}])`,
      `Program:has(JSXElement) BinaryExpression[operator=/^[<>]=?$/][left.type!='Literal'][right.type!='Literal'] > :matches(Identifier[name=${ofComparedMoney}], MemberExpression[property.name=${ofComparedMoney}])`,
    ],
    message: 'A component adds and compares no amounts: name the figure where it is worked out.',
    except: [],
  },
  {
    selectors: ['CallExpression[callee.property.name=/^get(FullYear|Month|Date|Day)$/]'],
    message: 'Days and years of pages are the plan’s: use useToday of platform/, or planDay.',
    except: [],
  },
  {
    selectors: ['CallExpression[callee.object.name="window"][callee.property.name="print"]'],
    message: 'Use PrintButton of brand/, or `print` of Page: what is printed says whose it is.',
    except: ['brand/Page.tsx', 'features/claims/export/ExportCard.tsx'],
  },
  {
    selectors: [
      'CallExpression[callee.name="createRequest"][arguments.length=3] > ArrowFunctionExpression > MemberExpression.body[object.callee.name="api"]',
      // Its input fixed: a request takes it where it is requested.
      'CallExpression[callee.name="createRequest"][arguments.length=3] > ArrowFunctionExpression > ArrowFunctionExpression.body[params.length=0] > CallExpression.body > MemberExpression.callee[object.callee.name="api"]',
    ],
    message: 'Use requestOf(entry), or useCall(entry, input) in a component.',
    except: [],
  },
  {
    selectors: [
      'ImportDeclaration[source.value="react-router-dom"] > ImportSpecifier[imported.name="Link"]',
    ],
    message: 'Use Link of ui/: it shows nothing where the client leaves the screen out.',
    except: ['ui/Link.tsx'],
  },
  {
    selectors: ['CallExpression[callee.property.name="parts"] JSXOpeningElement[name.name="Link"]'],
    message: 'Use LinkInText of ui/: a sentence keeps its words where the link does not open.',
    except: [],
  },
  {
    selectors: [
      ':matches(JSXOpeningElement[name.name="TextField"], JSXOpeningElement[name.name="input"]):not(:has(JSXAttribute[name.name="type"]))',
      'JSXAttribute[name.name="type"][value.value=/^(text|tel|email|number)$/]',
      'JSXAttribute[name.name=/^(inputMode|maxLength)$/]',
    ],
    message: 'Use LineField of ui/forms/ and name the kind: what may be typed follows from it.',
    except: [
      'forms/short/ShortForm.tsx',
      'ui/Combobox.tsx',
      'ui/Field.tsx',
      'ui/forms/**',
      'gallery/**',
    ],
  },
  {
    selectors: ['JSXOpeningElement[name.name="form"] > JSXAttribute[name.name="onSubmit"]'],
    message: 'Use ShortForm or Fields of forms/short/: what is wrong shows alike in every form.',
    except: [
      // The engine itself, and its examples.
      'forms/StepView.tsx',
      'forms/review/ReviewView.tsx',
      'gallery/**',
      // A search of each letter that is typed: there is nothing to send.
      'features/search/SearchScreen.tsx',
      // Choices that work at once: there is nothing to send.
      'features/claims/list/ClaimsFilters.tsx',
      'features/claims/year-statement/YearStatementScreen.tsx',
      // Works without a script, as a form of the page.
      'shell/header/LanguageToggle.tsx',
      // Wait for what is typed into the frame of the card's processor.
      'features/mail-order/checkout/steps/PaymentStep.tsx',
      'features/payments/automatic/AutomaticForm.tsx',
      'features/payments/methods/AddCard.tsx',
      'features/payments/pay/PayForm.tsx',
      // Lead to the next step, whose rules the checkout has: nothing is typed in them.
      'features/mail-order/checkout/CheckoutBody.tsx',
      'features/mail-order/refills/OrderForm.tsx',
    ],
  },
];

const bannedBy = (some) =>
  some.flatMap(({ selectors, message }) => selectors.map((selector) => ({ selector, message })));

export const handWritten = bannedBy(parts);

/** For each path that may write something by hand: what it may not. */
export const mayWriteByHand = [...new Set(parts.flatMap(({ except }) => except))].map((path) => ({
  files: [`apps/portal/src/${path}`],
  banned: bannedBy(parts.filter(({ except }) => !except.includes(path))),
}));

/** no-restricted-properties and no-restricted-imports: the environment is read by libs/env alone. */
export const environment = {
  properties: [
    { object: 'process', property: 'env', message: 'Only libs/env reads the environment.' },
  ],
  imports: ['process', 'node:process'].map((name) => ({
    name,
    importNames: ['env', 'default'],
    message: 'Only libs/env reads the environment.',
  })),
};
