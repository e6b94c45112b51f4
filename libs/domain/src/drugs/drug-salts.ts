/**
 * What labels add to the name of a substance, in English and Spanish, plain: its salt. "Losartan potassium" and
 * "losartán potásico" are losartan.
 */
const salts = new Set(
  [
    'acetate bitartrate besylate bromide calcium chloride citrate disodium fumarate hcl hydrobromide',
    'hydrochloride magnesium maleate mesylate monohydrate nitrate phosphate potassium sodium succinate',
    'sulfate tartrate tosylate trihydrate',
    'acetato besilato bitartrato bromuro calcica calcico calcio citrato clorhidrato cloruro fosfato',
    'fumarato hidrobromuro hidrocloruro magnesica magnesico magnesio maleato mesilato monohidrato nitrato',
    'potasica potasico potasio sodica sodico sodio succinato sulfato tartrato tosilato trihidrato',
  ].flatMap((line) => line.split(' ')),
);

/** A plain name without its salt, "clorhidrato de metformina" too; the name as it is when nothing else is left. */
export function withoutSalt(name: string): string {
  const words = name.split(' ');
  const kept = words.filter((word) => !salts.has(word));
  if (kept.length === words.length) return name;
  const left = kept.filter((word) => word !== 'de');
  return left.length > 0 ? left.join(' ') : name;
}
