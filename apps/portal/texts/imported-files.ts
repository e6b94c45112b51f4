import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

/** A static import or re-export of a file of this project; without `names` it takes everything. */
interface OwnImport {
  path: string;
  names?: readonly string[];
  /** The name under which a re-export offers each of `names`, in their order. */
  offered?: readonly string[];
}

interface OwnModule {
  imports: readonly OwnImport[];
  /** Nothing but re-exports: what is not wanted of it is not loaded. */
  isIndex: boolean;
}

/** Finds the text files that a module uses, itself or through its static imports of project files. */
export function createTextFinder(): (file: string) => readonly string[] {
  const filesOf = createFileFinder();
  return (entry) => filesOf(entry).filter((file) => file.endsWith('.text.ts'));
}

/**
 * Finds the project files that a module uses, itself or through its static imports; the module is one of them. What an
 * `index.ts` offers and the module does not import does not count.
 */
export function createFileFinder(): (file: string) => readonly string[] {
  const modules = new Map<string, { changed: number; module: OwnModule }>();
  const moduleAt = (file: string): OwnModule => {
    const changed = statSync(file).mtimeMs;
    const known = modules.get(file);
    if (known?.changed === changed) return known.module;
    const module = readModule(file);
    modules.set(file, { changed, module });
    return module;
  };
  return (entry) => {
    const found = new Set<string>();
    const seen = new Set<string>();
    const visit = (file: string, names?: readonly string[]) => {
      found.add(file);
      if (file.endsWith('.text.ts')) return;
      const { imports, isIndex } = moduleAt(file);
      const wanted = isIndex ? names : undefined;
      const visitKey = `${file} ${wanted?.join() ?? '*'}`;
      if (seen.has(visitKey)) return;
      seen.add(visitKey);
      for (const each of imports) {
        if (!wanted || !each.names || !each.offered) visit(each.path, each.names ?? wanted);
        else {
          const taken = each.names.filter((_, index) =>
            wanted.includes(each.offered?.[index] ?? ''),
          );
          if (taken.length > 0) visit(each.path, taken);
        }
      }
    };
    visit(entry);
    return [...found].sort();
  };
}

/** The file behind `./claims` as an import names it, TypeScript or a style sheet; undefined for any other. */
export function ownFile(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const path = resolve(dirname(from), specifier);
  return ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((end) => path + end)
    .find((file) => /\.(tsx?|css)$/.test(file) && existsSync(file));
}

function readModule(file: string): OwnModule {
  if (file.endsWith('.css')) return { imports: [], isIndex: false };
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const imports = source.statements.flatMap((statement): OwnImport[] => {
    const isImport = ts.isImportDeclaration(statement);
    if (!isImport && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier } = statement;
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return [];
    const path = ownFile(file, moduleSpecifier.text);
    if (!path) return [];
    return isImport ? importOf(statement, path) : reExportOf(statement, path);
  });
  const isIndex = source.statements.every(
    (each) => ts.isExportDeclaration(each) && each.moduleSpecifier,
  );
  return { imports, isIndex };
}

function importOf({ importClause }: ts.ImportDeclaration, path: string): OwnImport[] {
  if (!importClause) return [{ path }];
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
  const { name, namedBindings } = importClause;
  if (namedBindings && ts.isNamespaceImport(namedBindings)) return [{ path }];
  const names = (namedBindings?.elements ?? [])
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map((each) => (each.propertyName ?? each.name).text);
  if (name) names.push('default');
  return names.length > 0 ? [{ path, names }] : [];
}

function reExportOf({ exportClause, isTypeOnly }: ts.ExportDeclaration, path: string): OwnImport[] {
  if (isTypeOnly) return [];
  if (!exportClause || ts.isNamespaceExport(exportClause)) return [{ path }];
  const values = exportClause.elements.filter((each) => !each.isTypeOnly);
  const names = values.map((each) => (each.propertyName ?? each.name).text);
  return names.length > 0 ? [{ path, names, offered: values.map(({ name }) => name.text) }] : [];
}
