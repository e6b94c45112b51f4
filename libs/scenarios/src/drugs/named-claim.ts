import type { DrugCatalogue } from './drug-catalogue';

/**
 * What a claim's row says of its drug for pages in Spanish: the name, and the strength and form if its English
 * name has them too. Nothing of a drug that is not in the catalogue.
 */
export function spanishNameOfClaim(
  drugName: string | null | undefined,
  ndc: string | null | undefined,
  drugs: DrugCatalogue,
) {
  const found = drugs.strengthOf(ndc ?? '');
  if (!drugName || !found) return {};
  const { product, strength } = found;
  const isWhole = drugName.includes(strength.strength);
  return {
    spanishName: product.isBrand ? product.drugName : product.spanishName,
    strength: isWhole ? strength.strength : null,
    drugForm: isWhole ? product.form : null,
  };
}
