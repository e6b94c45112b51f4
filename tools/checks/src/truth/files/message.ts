import type { FactName } from '@portal/domain/facts';
import { amountIn, dayIn, type FileSource, type ReadFile, say } from './reader';

const ofRequest =
  /(?:Reference number|Número de referencia): ([A-Z]+-[\w-]*\d)|[?&]number=([A-Z]+-[\w-]*\d)/;
const ofOrder = /(?:[Oo]rder|[Pp]edido) (HD-\w+)/;

/** What the services write in both languages: the words around a day or an amount, and what it is of. */
const sentences: readonly [FactName, RegExp, RegExp][] = [
  ['orderArrives', ofOrder, /(?:should arrive by|Llegada a más tardar:) [^.]*\d{4}/],
  [
    'orderTotal',
    ofOrder,
    /(?:We charged|Cobramos) \$[\d,.]*\d|\$[\d,.]*\d (?:is on your bill|está en su factura)/,
  ],
  ['appealBy', ofRequest, /(?:you can appeal until|puede apelar hasta el) [^.]*\d{4}/],
  ['statementBy', ofRequest, /(?:We wait for it until|La esperamos hasta el) [^.]*?\d{4}/],
  [
    'requestAnswerBy',
    ofRequest,
    /(?:We had to decide by|Debíamos decidir a más tardar el) [^.]*?\d{4}/,
  ],
  [
    'requestAnswerBy',
    ofRequest,
    /(?:You get our answer by|Le responderemos a más tardar el) [^.]*\d{4}/,
  ],
  ['requestSent', ofRequest, /(?:We received your form on|Recibimos su formulario el) [^.:]*\d{4}/],
];

/** A message of the inbox, by the sentences that the services write. */
export function readMessage({ file, language }: FileSource): ReadFile {
  const text = file.text.replace(/\s+/g, ' ');
  const said = sentences.flatMap(([fact, whose, sentence]) => {
    const subject = whose.exec(text)?.slice(1).find(Boolean);
    const words = sentence.exec(text)?.[0];
    if (!subject || !words) return [];
    const amount = /\$[\d,.]*\d/.exec(words)?.[0];
    return say(fact, subject, amount ? amountIn(amount) : dayIn(words, language), words);
  });
  return { name: file.name, said };
}
