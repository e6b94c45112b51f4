/** Findings that stay, each with its reason (docs/decisions/047). */
export interface Accepted {
  engine: 'ibm' | 'html';
  rule: string;
  /** What the element's markup looks like. */
  markup: RegExp;
  reason: string;
}

export const accepted: readonly Accepted[] = [
  {
    engine: 'html',
    rule: 'no-redundant-role',
    markup: /^\W?(table|rowgroup|row|columnheader|rowheader|cell)"/,
    reason: 'A table whose rows are stacked on a phone is no table to a browser without its roles.',
  },
  {
    engine: 'html',
    rule: 'prefer-native-element',
    markup: /role="listbox"/,
    reason: 'The suggestions of a combobox: a select has no field to type in.',
  },
  {
    engine: 'html',
    rule: 'wcag/h32',
    markup: /<form [^>]*class="[^"]*filters/,
    reason: 'Filters apply as soon as they are chosen, and nothing is sent.',
  },
  {
    engine: 'ibm',
    rule: 'aria_form_label_unique',
    markup: /^<form(?![^>]*aria-label)/,
    reason: 'A form without a name is no landmark, so that it needs none (HTML-AAM).',
  },
  {
    engine: 'ibm',
    rule: 'label_content_exists',
    markup: /^<label>$/,
    reason: 'A box of a matrix has its name itself; the label around it makes the target larger.',
  },
];

export const acceptedOf = (
  engine: Accepted['engine'],
  rule: string,
  markup: string,
): Accepted | undefined =>
  accepted.find((each) => each.engine === engine && each.rule === rule && each.markup.test(markup));

/** The type of a test's annotation that says that an accepted finding occurred. */
export const occurrence = 'accepted finding';

export const nameOf = ({ engine, rule, markup }: Accepted) => `${engine}, ${rule}, ${markup}`;
