/**
 * The steps of docs/adding.md, in order: { recipe, kind: 'create' | 'insert' | 'run', file?, after?, text }.
 * A step is a list item that ends in a colon, and the code block below it.
 */
export function readRecipes(markdown) {
  const steps = [];
  let recipe = '';
  let pending;
  let block;
  for (const line of markdown.split('\n')) {
    if (block) {
      if (line.startsWith('```')) {
        if (pending) steps.push({ recipe, ...pending, text: block.join('\n') });
        pending = undefined;
        block = undefined;
      } else block.push(line);
      continue;
    }
    if (line.startsWith('## ')) recipe = line.slice(3);
    else if (line.startsWith('```')) block = [];
    else pending = stepOf(line) ?? pending;
  }
  return steps;
}

function stepOf(line) {
  const create = /^\d+\. Create `([^`]+)`.*:$/.exec(line);
  if (create) return { kind: 'create', file: create[1] };
  const insert = /^\d+\. In `([^`]+)`, after `([^`]+(?:`[^`]*`[^`]*)*?)`, add.*:$/.exec(line);
  if (insert) return { kind: 'insert', file: insert[1], after: insert[2] };
  return /^\d+\. (Run|Copy).*:$/.test(line) ? { kind: 'run' } : undefined;
}
