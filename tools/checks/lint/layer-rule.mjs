import { dirname, resolve } from 'node:path';

/** An ESLint rule for relative imports: `whyNot(file, target, node)` says why a file must not import a target. */
export const layerRule = (whyNot) => ({
  meta: { type: 'problem', schema: [], messages: { wrong: '{{reason}}' } },
  create(context) {
    const check = (node) => {
      const path = node.source?.value;
      if (typeof path !== 'string' || !path.startsWith('.')) return;
      const target = resolve(dirname(context.filename), path);
      const reason = whyNot(context.filename, target, node);
      if (reason) context.report({ node: node.source, messageId: 'wrong', data: { reason } });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    };
  },
});
