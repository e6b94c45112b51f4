import ts from 'typescript';
import type { Text, TextForms } from '../src/language/dictionary.ts';

/** One text of a file, and where its parts are in the source. */
export interface ReadText extends Text {
  /** The comment above it. */
  comment: string;
  /** The text literals by language and form (`''` for a text without forms): start and end in the source. */
  places: { language: string; form: '' | 'one' | 'other'; start: number; end: number }[];
}

const parse = (file: string, source: string) =>
  ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);

/** The module in a lib from which a text file takes its texts; undefined for one with its own. */
export function textsFrom(file: string, source: string): string | undefined {
  const { statements } = parse(file, source);
  const table = statements.map(tableIn).find((each) => each !== undefined);
  if (!table || !ts.isIdentifier(table)) return undefined;
  const from = statements.find(
    (each): each is ts.ImportDeclaration =>
      ts.isImportDeclaration(each) && each.importClause?.name?.text === table.text,
  );
  return from && ts.isStringLiteral(from.moduleSpecifier) ? from.moduleSpecifier.text : undefined;
}

/**
 * The texts of a `*.text.ts` file, from its source: the one object given to `defineTexts`, or exported by a lib,
 * which must be plain data. Throws, naming the file, when it is not. For the build, the checks and translators.
 * A file that takes its texts from a lib (`textsFrom`) has none itself.
 */
export function readTexts(file: string, source: string): Record<string, ReadText> {
  if (textsFrom(file, source) !== undefined) return {};
  const table = parse(file, source)
    .statements.map(tableIn)
    .find((each) => each !== undefined);
  const fail = (reason: string): never => {
    throw new Error(`${file}: ${reason}`);
  };
  if (!table)
    return fail(
      'a text file ends in "export default defineTexts({ … });", in a lib in "export default { … } as const;".',
    );

  const fieldsOf = (object: ts.Expression, of: string): [string, ts.Expression, ts.Node][] => {
    if (!ts.isObjectLiteralExpression(object)) return fail(`"${of}" must be plain data.`);
    return object.properties.map((property) => {
      if (!ts.isPropertyAssignment(property)) return fail(`"${of}" must be plain data.`);
      const { name, initializer } = property;
      if (!ts.isIdentifier(name) && !ts.isStringLiteral(name)) {
        return fail(`"${of}" must be plain data.`);
      }
      return [name.text, initializer, property];
    });
  };

  return Object.fromEntries(
    fieldsOf(table, 'defineTexts').map(([key, entry, node]) => {
      const read: Record<string, unknown> = { comment: commentAbove(source, node) };
      const places: ReadText['places'] = [];
      const literal = (value: ts.Expression, language: string, form: '' | 'one' | 'other') => {
        if (!ts.isStringLiteralLike(value)) return fail(`"${key}" must be plain data.`);
        places.push({ language, form, start: value.getStart(), end: value.getEnd() });
        return value.text;
      };
      for (const [name, value] of fieldsOf(entry, key)) {
        if (ts.isNumericLiteral(value)) read[name] = Number(value.text);
        else if (ts.isObjectLiteralExpression(value)) {
          read[name] = Object.fromEntries(
            fieldsOf(value, key).map(([form, text]) => [
              form,
              literal(text, name, form as 'one' | 'other'),
            ]),
          ) as TextForms;
        } else read[name] = literal(value, name, '');
      }
      return [key, { ...read, places } as unknown as ReadText];
    }),
  );
}

/** What the file is for: the comment above its `export default`. */
export function purposeOf(file: string, source: string): string {
  const statement = parse(file, source).statements.find((each) => tableIn(each));
  return statement ? commentAbove(source, statement) : '';
}

/** The object in `export default defineTexts({ … })`, or in `export default { … } as const` of a lib. */
function tableIn(statement: ts.Statement): ts.Expression | undefined {
  if (!ts.isExportAssignment(statement)) return undefined;
  const call = statement.expression;
  if (ts.isAsExpression(call)) return call.expression;
  if (!ts.isCallExpression(call) || call.expression.getText() !== 'defineTexts') return undefined;
  return call.arguments[0];
}

function commentAbove(source: string, node: ts.Node): string {
  const last = ts.getLeadingCommentRanges(source, node.getFullStart())?.at(-1);
  if (!last) return '';
  return source
    .slice(last.pos, last.end)
    .replace(/^\/\*\*?|\*\/$|^\/\//g, '')
    .replace(/\n\s*\* ?/g, ' ')
    .trim();
}
