import { defineTexts } from '../../../language';

/** Price a drug: what a fill costs at pharmacies, with the deductible counted. */
export default defineTexts({
  'price.failed': {
    en: 'We cannot price drugs now. Your pharmacy can tell you.',
    es: 'Ahora no podemos dar precios de medicamentos. Su farmacia puede decírselo.',
  },
  'price.drugFailed': {
    en: 'The drug did not load. Your pharmacy can tell you its price.',
    es: 'El medicamento no se cargó. Su farmacia puede decirle su precio.',
  },
  'price.slow': {
    en: 'This takes longer than usual. What you chose stays as it is.',
    es: 'Está tardando más de lo normal. Lo que eligió no se pierde.',
  },
  'price.brand': { en: 'Brand, {form}', es: 'De marca, {form}' },
  'price.generic': { en: 'Generic, {form}', es: 'Genérico, {form}' },
  'price.another': { en: 'Price another drug', es: 'Ver el precio de otro medicamento' },
  'price.zipUnknown': {
    en: 'We do not know the ZIP code {zip}. Check it.',
    es: 'No conocemos el código postal {zip}. Revíselo.',
  },
  'price.zipFar': {
    en: 'No pharmacy is within {farthest} miles of {zip}. The nearest one is {miles} miles away: {name} in {city}, {state}.',
    es: 'No hay farmacias a menos de {farthest} millas de {zip}. La más cercana está a {miles} millas: {name}, en {city}, {state}.',
  },
  'price.zipTerritory': {
    en: 'We have no pharmacies in the territories. Enter a ZIP code of the 50 states or Washington, DC.',
    es: 'No tenemos farmacias en los territorios. Ingrese un código postal de los 50 estados o de Washington, DC.',
  },
  'price.orMail': {
    en: 'Or use home delivery.',
    es: 'También puede usar la entrega a domicilio.',
  },
  'price.strengthUnknown': {
    en: 'We do not know the strength in this link. These are the prices of the usual one, {strength}.',
    es: 'No conocemos la concentración de este enlace. Estos son los precios de la más común, {strength}.',
  },
  'price.chargedTier': {
    en: 'You pay the tier {tier} share of its generic, and the difference in price.',
    es: 'Usted paga lo del nivel {tier} de su genérico, más la diferencia de precio.',
  },
  'price.notCovered': {
    en: 'Your plan does not cover this drug',
    es: 'Su plan no cubre este medicamento',
  },
  'price.notCoveredPlan': {
    en: '{plan} does not cover this drug',
    es: '{plan} no cubre este medicamento',
  },
  'price.notCoveredText': {
    en: 'These are prices without your plan. They do not count toward your deductible or your out-of-pocket limit.',
    es: 'Estos son precios sin su plan. No cuentan para su deducible ni para su límite de gastos de bolsillo.',
  },
  'price.planMissingText': {
    en: 'These are prices without your plan. We cannot say now whether it covers this drug. Try again later.',
    es: 'Estos son precios sin su plan. Ahora no podemos decir si cubre este medicamento. Intente más tarde.',
  },
  'price.visitor': { en: 'Prices without a plan', es: 'Precios sin un plan' },
  'price.visitorText': {
    en: 'Sign in to see your own, with your deductible counted.',
    es: 'Inicie sesión para ver los suyos, que toman en cuenta su deducible.',
  },
  'price.signIn': { en: 'Sign in', es: 'Iniciar sesión' },
  'price.pharmacies': { en: 'Your price at each pharmacy', es: 'Su precio en cada farmacia' },
  'price.pharmaciesCash': {
    en: 'Prices without a plan at each pharmacy',
    es: 'Precios sin plan en cada farmacia',
  },
  'price.pharmacy': { en: 'Pharmacy', es: 'Farmacia' },
  'price.cash': { en: 'Cash, {days}', es: 'Sin plan, {days}' },
  'price.cashDose': { en: 'Cash', es: 'Sin plan' },
  'price.cashNote': {
    en: 'Cash is the price without your plan. It does not count toward your deductible or your out-of-pocket limit.',
    es: 'El precio sin plan no cuenta para su deducible ni para su límite de gastos de bolsillo.',
  },
  'price.cashLower': {
    en: 'Lower than with your plan',
    es: 'Más bajo que con su plan',
  },
  'price.miles': { en: '{miles} mi', es: '{miles} mi' },
  'price.mail': { en: 'Home delivery', es: 'Entrega a domicilio' },
  'price.inNetwork': { en: 'In network', es: 'En la red' },
  'price.inNetworkPreferred': { en: 'In network, preferred', es: 'En la red, preferida' },
  'price.inNetworkStandard': { en: 'In network, standard', es: 'En la red, estándar' },
  'price.outOfNetwork': { en: 'Out of network', es: 'Fuera de la red' },
  'price.otherPharmacies': {
    en: 'Find more pharmacies near {zip}',
    es: 'Buscar más farmacias cerca de {zip}',
  },
  'price.ownPharmacy': { en: 'Your default pharmacy', es: 'Su farmacia predeterminada' },
  'price.chosenPharmacy': { en: 'You chose this one', es: 'La que usted eligió' },
  'price.chosenMissing': {
    en: 'We have no price for the pharmacy that you chose. These are prices near the ZIP code.',
    es: 'No tenemos el precio de la farmacia que eligió. Estos son los precios cerca del código postal.',
  },
  'price.lowest': { en: 'Lowest for {days}', es: 'El más bajo para {days}' },
  'price.lowestDose': { en: 'Lowest', es: 'El más bajo' },
  'price.withoutPrice': {
    en: {
      one: '{count} pharmacy gave no price now. Its price may be lower: call it, or try again later.',
      other:
        '{count} pharmacies gave no price now. One may be lower: call them, or try again later.',
    },
    es: {
      one: '{count} farmacia no dio su precio ahora. Puede ser más bajo: llámela o intente más tarde.',
      other:
        '{count} farmacias no dieron su precio ahora. Puede haber uno más bajo: llámelas o intente más tarde.',
    },
  },
  'price.fullPrice': { en: 'Full price', es: 'Precio completo' },
  'price.outOfNetworkPart': {
    en: 'Out of network you pay the pharmacy’s full price first. Then you can ask us to pay back our part.',
    es: 'Fuera de la red paga primero el precio completo de la farmacia. Luego puede pedirnos que le devolvamos nuestra parte.',
  },
  'price.outOfNetworkNone': {
    en: 'Out of network your plan does not pay, except in an emergency.',
    es: 'Fuera de la red su plan no paga, salvo en una emergencia.',
  },
  'price.notOffered': { en: 'Not offered', es: 'No se ofrece' },
  'price.shareUnknown': {
    en: 'What you pay for this drug in {year} is not known yet.',
    es: 'Aún no se sabe cuánto pagará por este medicamento en {year}.',
  },
  'price.notKnown': { en: 'Not known yet', es: 'Aún sin datos' },
  'price.noPriceNow': { en: 'No price now', es: 'Sin precio ahora' },
  'price.notSold': { en: 'Not sold', es: 'No se vende' },
  'price.total': { en: 'You pay', es: 'Usted paga' },
  'price.source': {
    en: 'Prices of {date}, {time}, with your deductible and limit as of your paid claims. The same fill at the same pharmacy costs exactly this today. On a later day it is an estimate.',
    es: 'Precios del {date}, {time}, con su deducible y su límite según sus reclamaciones pagadas. Hoy el mismo surtido en la misma farmacia cuesta exactamente esto. Otro día es un estimado.',
  },
  'price.sourcePast': {
    en: 'Prices of {date}, {time}, with your deductible and limit of that day. The same fill at the same pharmacy cost exactly this that day. Today it is an estimate.',
    es: 'Precios del {date}, {time}, con su deducible y su límite de ese día. Ese día el mismo surtido en la misma farmacia costaba exactamente esto. Hoy es un estimado.',
  },
  'price.sourceCash': {
    en: 'Prices without a plan of {date}, {time}, as an estimate. The pharmacy’s final price can differ.',
    es: 'Precios sin plan del {date}, {time}, como estimado. El precio final de la farmacia puede variar.',
  },
  'price.sourceGeneral': {
    en: 'Prices of {date}, {time}, as an estimate. The pharmacy’s final price can differ.',
    es: 'Estos precios del {date}, {time}, son estimados. El precio final de la farmacia puede variar.',
  },
  'price.discount': {
    en: 'A discount card may cost less. You use it instead of your plan.',
    es: 'Una tarjeta de descuento puede costar menos. Se usa en lugar de su plan.',
  },
  'price.discountMedicare': {
    en: 'A discount card may cost less. It can’t be combined with Medicare coverage.',
    es: 'Una tarjeta de descuento puede costar menos. No se puede combinar con la cobertura de Medicare.',
  },
  'price.visitorPlan': {
    en: 'Prices of {plan} at the start of the year. Sign in to see your own.',
    es: 'Precios de {plan} al inicio del año. Inicie sesión para ver los suyos.',
  },
  /** On paper, under the drug and for whom it is. */
  'price.printed': {
    en: 'Quantity {quantity}, for {days}. Pharmacies near ZIP code {zip}.',
    es: 'Cantidad: {quantity}, para {days}. Farmacias cerca del código postal {zip}.',
  },
  'price.printedDose': {
    en: 'Quantity {quantity}. Pharmacies near ZIP code {zip}.',
    es: 'Cantidad: {quantity}. Farmacias cerca del código postal {zip}.',
  },
  'price.dashboard': { en: 'Back to your dashboard', es: 'Volver a su página de inicio' },
});
