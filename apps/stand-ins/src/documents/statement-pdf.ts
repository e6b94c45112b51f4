import { ClaimRow, NotShared } from '@portal/contracts/claims';
import {
  type SaidSum,
  saidPlanPaid,
  saidYouPaid,
  type SharedSums,
  type StatementLine,
  type StatementNote,
  statementFileNotes,
  yearStatement,
} from '@portal/domain';
import claimPayersText from '@portal/domain/claim-payers';
import notSharedText from '@portal/domain/not-shared';
import notesText from '@portal/domain/statement-notes';
import type { Json } from '@portal/scenarios';
import {
  accessibleDocument,
  documentFormats,
  documentLanguage,
  type DocumentLanguage,
  heads,
  row,
  type DocumentSource,
  type StandInDocument,
} from './accessible-document';
import { drugOfClaim } from './document-drug';
import { statementTexts } from './statement.text';
import type { Width } from './tagged-pdf';

/** What the scenario says of a statement. */
interface StatementBody {
  fromDate: string;
  toDate: string;
  memberId: string;
  memberName: string;
  claim: Json[];
  notShared: Json[];
}

/** A statement of claims as a tagged PDF (PDF/UA): each person's drugs, who paid what, and the totals. */
export async function statementPdf(
  body: Json,
  { query, fixtures, clientName }: DocumentSource,
): Promise<StandInDocument> {
  const { fromDate, toDate, memberId, memberName, claim, notShared } =
    body as unknown as StatementBody;
  const language = documentLanguage(query);
  const t = statementTexts[language];
  const format = documentFormats(language);
  const statement = yearStatement(
    claim
      .map((each) => ClaimRow.parse(each))
      .map((each) => ({ ...each, drug: drugOfClaim(each, language) })),
    notShared.map((each) => NotShared.parse(each)),
  );
  const { isEmpty } = statement;
  const { kind, name } = statement.otherPayer;
  const othersPaid = claimPayersText[`otherPayer.paid.${kind}`][language].replace(
    '{name}',
    () => name,
  );
  const hasOthers = (statement.sums.othersPaid ?? 0) !== 0;
  const amount = (dollars: number | null) =>
    dollars === null ? t.unknownAmount : format.money(dollars);
  const sum = (said: SaidSum) => {
    if (said === null) return t.notKnown;
    const dollars = format.money(said.amount);
    return said.isAtLeast ? t.atLeast.replace('{amount}', dollars) : dollars;
  };
  const amounts = (sums: SharedSums) => [
    sums.fills === undefined ? t.notShown : format.count(sums.fills),
    sum(saidPlanPaid(sums)),
    ...(hasOthers ? [amount(sums.othersPaid)] : []),
    sum(saidYouPaid(sums)),
  ];
  const nameOf = ({ drug, reversedOn }: StatementLine) =>
    reversedOn === ''
      ? drug
      : t.reversed.replace('{drug}', drug).replace('{date}', format.date(reversedOn));

  const period = t.days
    .replace('{from}', format.date(fromDate))
    .replace('{to}', format.date(toDate));
  const document = accessibleDocument({
    language,
    clientName,
    fixtures,
    title: `${t.title}, ${period}`,
  });
  document.heading(`${clientName}: ${t.title}`);
  const facts = [
    row(t.period, period),
    row(t.member, memberName),
    row(t.memberId, memberId),
    ...(isEmpty ? [] : [row(t.youPaid, sum(saidYouPaid(statement.sums)))]),
  ];
  document.table(facts, [150, '*']);
  if (isEmpty) document.paragraph(t.none);
  const columns = heads(t.drug, t.fills, t.planPaid, ...(hasOthers ? [othersPaid] : []), t.youPaid);
  const widths = columns.map((_, index): Width => (index === 0 ? '*' : index === 1 ? 60 : 90));
  for (const { firstName, lines, sums } of statement.people) {
    document.subheading(firstName);
    document.table(
      [
        columns,
        ...lines.map((line) => row(nameOf(line), ...amounts(line))),
        row(t.total, ...amounts(sums)),
      ],
      widths,
    );
  }
  if (statement.isFamily) {
    document.subheading(t.everyone);
    document.table(
      [
        columns,
        ...statement.notShared.map(({ firstName, sums }) =>
          row(
            notSharedText['notShared.person'][language].replace('{name}', firstName),
            ...amounts(sums),
          ),
        ),
        row(t.total, ...amounts(statement.sums)),
      ],
      widths,
    );
  }
  document.subheading(notesText['yearStatement.goodToKnow'][language]);
  for (const note of statementFileNotes(statement, toDate)) {
    document.paragraph(noteText(note, language));
  }
  document.paragraph(t.notABill);
  document.note(t.sample);
  return {
    bytes: await document.end(),
    fileName: `${t.file}-${fromDate}-${toDate}.pdf`,
  };
}

/** A note in the words of the portal's page. */
function noteText(note: StatementNote, language: DocumentLanguage): string {
  const format = documentFormats(language);
  if ('count' in note) {
    const { key, count } = note;
    return notesText[key][language][count === 1 ? 'one' : 'other'].replace(
      '{count}',
      String(count),
    );
  }
  if ('amount' in note) {
    return notesText[note.key][language]
      .replace('{amount}', () => format.money(note.amount))
      .replace('{name}', () => note.name);
  }
  if ('year' in note) return notesText[note.key][language].replace('{year}', note.year);
  return notesText[note.key][language];
}
