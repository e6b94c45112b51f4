// Things that no file, or only certain files, may say; selectors for no-restricted-syntax.

/** Client and theme identifiers (specification §1). They are data of libs/client-config and of the fixtures. */
export const clientCodes = [
  'mahphc',
  'mahp',
  'mahpmedd',
  'ebms',
  'ccp',
  'gatorcare',
  'mailrx',
  'flexscripts',
  'medd_common',
  'medd_standard_1',
  'globalh',
  'globalhealth',
  'healthykids',
  'caplrx',
  'caplrx2',
  'houseacct',
  'university',
  'PRXFRD',
];

/** A test that runs alone hides all the others. */
export const onlyTests = [
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

export const clientLiterals = {
  selector: `Literal[value=/^(${clientCodes.join('|')})$/i]`,
  message: 'A client is data: name it in libs/client-config and ask for the variation here.',
};

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
