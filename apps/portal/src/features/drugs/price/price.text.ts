import { defineTexts } from '../../../language';

/** Price a drug: what a fill costs at pharmacies, with the deductible counted. */
export default defineTexts({
  'price.title': { en: 'Which drug do you take?', es: '¿Qué medicamento toma?' },
  'price.lead': {
    en: 'We show what you pay at pharmacies near you.',
    es: 'Le mostramos cuánto paga en las farmacias cercanas.',
  },
  'price.loading': { en: 'Loading the drug…', es: 'Cargando el medicamento…' },
  'price.pricing': { en: 'Loading your prices…', es: 'Cargando sus precios…' },
  'price.failed': {
    en: 'We cannot price drugs now. Your pharmacy can tell you.',
    es: 'Ahora no podemos dar precios de medicamentos. Su farmacia puede decírselo.',
  },
  'price.drugFailed': { en: 'The drug did not load.', es: 'El medicamento no se cargó.' },
  'price.unknown': {
    en: 'We do not know “{name}”. Check the spelling on the bottle.',
    es: 'No conocemos “{name}”. Revise el nombre en el frasco.',
  },
  'price.pick': { en: 'Which one is it?', es: '¿Cuál es?' },
  'price.brand': { en: 'Brand, {form}', es: 'De marca, {form}' },
  'price.generic': { en: 'Generic, {form}', es: 'Genérico, {form}' },
  'price.another': { en: 'Price another drug', es: 'Ver el precio de otro medicamento' },
  'price.what': { en: 'What to price', es: 'Qué receta calcular' },
  'price.strength': { en: 'Strength', es: 'Concentración' },
  'price.quantity': { en: 'Quantity', es: 'Cantidad' },
  'price.days': { en: 'Days of supply', es: 'Días de suministro' },
  'price.zip': { en: 'ZIP code', es: 'Código postal' },
  'price.for': { en: 'For whom', es: 'Para quién' },
  'price.show': { en: 'See prices', es: 'Ver precios' },
  'price.quantityWrong': {
    en: 'Enter a quantity greater than 0.',
    es: 'Ingrese una cantidad mayor que 0.',
  },
  'price.quantityWhole': {
    en: 'Enter a whole number, such as 30.',
    es: 'Ingrese un número entero, como 30.',
  },
  'price.quantityMuch': {
    en: 'Enter a quantity of at most 10,000.',
    es: 'Ingrese una cantidad de 10,000 como máximo.',
  },
  'price.daysWrong': { en: 'Enter 1 to 90 days.', es: 'Ingrese de 1 a 90 días.' },
  'price.zipWrong': {
    en: 'Enter the 5 digits of the ZIP code.',
    es: 'Ingrese los 5 dígitos del código postal.',
  },
  'price.zipUnknown': {
    en: 'We know no pharmacy near {zip}. Check the ZIP code, or use home delivery.',
    es: 'No conocemos ninguna farmacia cerca de {zip}. Revise el código postal o use la entrega a domicilio.',
  },
  'price.youPay': { en: 'What you pay', es: 'Lo que usted paga' },
  'price.at': {
    en: 'at {pharmacy}, the lowest price for {days} days.',
    es: 'en {pharmacy}, el precio más bajo para {days} días.',
  },
  'price.deductible': { en: 'Goes to your deductible', es: 'Cuenta para su deducible' },
  'price.copay': { en: 'Your copay', es: 'Su copago' },
  'price.coinsurance': { en: 'Your coinsurance, {percent}', es: 'Su coseguro, {percent}' },
  'price.difference': {
    en: 'Difference between brand and generic',
    es: 'Diferencia entre la marca y el genérico',
  },
  'price.planPays': { en: 'Your plan pays', es: 'Su plan paga' },
  'price.agreed': { en: 'Price your plan agreed to', es: 'Precio acordado por su plan' },
  'price.next': {
    en: 'From the next fill you pay about {amount}.',
    es: 'Desde el próximo surtido usted paga unos {amount}.',
  },
  'price.limitIndividual': {
    en: 'You reach your out-of-pocket limit with this fill, so you pay less.',
    es: 'Con este surtido alcanza su límite de gastos de bolsillo, por eso paga menos.',
  },
  'price.limitFamily': {
    en: 'Your family reaches its out-of-pocket limit with this fill, so you pay less.',
    es: 'Con este surtido su familia alcanza su límite de gastos de bolsillo, por eso usted paga menos.',
  },
  'price.notCovered': {
    en: 'Your plan does not cover this drug',
    es: 'Su plan no cubre este medicamento',
  },
  'price.notCoveredText': {
    en: 'These are prices without your plan. They do not count toward your deductible.',
    es: 'Estos son precios sin su plan. No cuentan para su deducible.',
  },
  'price.visitor': { en: 'Prices without a plan', es: 'Precios sin un plan' },
  'price.visitorText': {
    en: 'Sign in to see your own, with your deductible counted.',
    es: 'Inicie sesión para ver los suyos, con su deducible incluido.',
  },
  'price.signIn': { en: 'Sign in', es: 'Iniciar sesión' },
  'price.yearMissing': {
    en: 'We could not load what you have paid this year. These prices count nothing of it.',
    es: 'No pudimos cargar lo que usted ha pagado este año. Estos precios no lo incluyen.',
  },
  'price.pharmacies': { en: 'Your price at each pharmacy', es: 'Su precio en cada farmacia' },
  'price.pharmacy': { en: 'Pharmacy', es: 'Farmacia' },
  'price.daysColumn': { en: '{days} days', es: '{days} días' },
  'price.cash': { en: 'Cash, {days} days', es: 'Sin plan, {days} días' },
  'price.cashNote': {
    en: 'Cash is the price without your plan. It does not count toward your deductible.',
    es: 'El precio sin plan no cuenta para su deducible.',
  },
  'price.cashLower': {
    en: 'Lower than with your plan',
    es: 'Más bajo que con su plan',
  },
  'price.miles': { en: '{miles} mi', es: '{miles} mi' },
  'price.mail': { en: 'Home delivery', es: 'Entrega a domicilio' },
  'price.inNetwork': { en: 'In network', es: 'En la red' },
  'price.outOfNetwork': { en: 'Out of network', es: 'Fuera de la red' },
  'price.ownPharmacy': { en: 'Your default pharmacy', es: 'Su farmacia predeterminada' },
  'price.atOwn': {
    en: 'At {pharmacy}, your default pharmacy, you pay {amount}.',
    es: 'En {pharmacy}, su farmacia predeterminada, usted paga {amount}.',
  },
  'price.lowest': { en: 'Lowest', es: 'El más bajo' },
  'price.notOffered': { en: 'Not offered', es: 'No se ofrece' },
  'price.silent': { en: 'No price now', es: 'Sin precio ahora' },
  'price.notSold': { en: 'Not sold', es: 'No se vende' },
  'price.alternatives': {
    en: 'Lower-cost drugs to ask about',
    es: 'Medicamentos de menor costo para consultar',
  },
  'price.save': { en: 'Save {amount} a year', es: 'Ahorre {amount} al año' },
  'price.askFirst': {
    en: 'For 12 fills of 30 days, once your deductible is met. Talk to your prescriber before you change a drug.',
    es: 'Por 12 surtidos de 30 días, una vez alcanzado su deducible. Hable con el médico que receta antes de cambiar un medicamento.',
  },
  'price.source': {
    en: 'Prices of {date}, {time}, with your deductible and limit as of your paid claims. An estimate; the pharmacy’s final price can differ.',
    es: 'Precios del {date}, {time}, con su deducible y su límite según sus reclamaciones pagadas. Es un estimado; el precio final de la farmacia puede variar.',
  },
  'price.sourceGeneral': {
    en: 'Prices of {date}, {time}. An estimate; the pharmacy’s final price can differ.',
    es: 'Precios del {date}, {time}. Es un estimado; el precio final de la farmacia puede variar.',
  },
  'price.discount': {
    en: 'A discount card may cost less. It can’t be combined with Medicare coverage.',
    es: 'Una tarjeta de descuento puede costar menos. No se puede combinar con la cobertura de Medicare.',
  },
  'price.print': { en: 'Print', es: 'Imprimir' },
  'price.visitorPlan': {
    en: 'Prices of {plan} at the start of the year. Sign in to see your own.',
    es: 'Precios de {plan} al inicio del año. Inicie sesión para ver los suyos.',
  },
  'price.quote': { en: 'Your quote', es: 'Su cotización' },
  'price.quoteStored': {
    en: 'We store this quote until {date}.',
    es: 'Guardamos esta cotización hasta el {date}.',
  },
  'price.quoteLink': { en: 'Open this quote', es: 'Abrir esta cotización' },
  'price.charged': { en: 'I was charged differently', es: 'Me cobraron otra cantidad' },
  'price.quoteNumber': { en: 'Quote {number}', es: 'Cotización {number}' },
  'price.quoteOf': {
    en: '{drug}, {quantity} for {days} days, priced on {date}.',
    es: '{drug}, {quantity} para {days} días, precio del {date}.',
  },
  'price.quoteFailed': { en: 'The quote did not load.', es: 'La cotización no se cargó.' },
  'price.quoteUnknown': {
    en: 'We have no quote with this number',
    es: 'No tenemos una cotización con este número',
  },
  'price.quoteUnknownText': {
    en: 'We store quotes for 30 days. Check the number, or price the drug again.',
    es: 'Guardamos las cotizaciones 30 días. Revise el número o vuelva a ver el precio del medicamento.',
  },
  'price.openQuote': { en: 'Do you have a quote?', es: '¿Tiene una cotización?' },
  'price.quoteField': { en: 'Quote number', es: 'Número de cotización' },
  'price.quoteOpen': { en: 'Open', es: 'Abrir' },
  'price.quoteWrong': {
    en: 'Enter the quote number, such as Q100001.',
    es: 'Ingrese el número de la cotización, como Q100001.',
  },
  'price.dashboard': { en: 'Back to your dashboard', es: 'Volver a su panel' },
  'price.location': { en: 'Use my location', es: 'Usar mi ubicación' },
  'price.locating': { en: 'Finding where you are…', es: 'Buscando dónde está…' },
  'price.located': {
    en: 'You are near {zip}. Choose “See prices”.',
    es: 'Está cerca de {zip}. Elija “Ver precios”.',
  },
  'price.locationRefused': {
    en: 'Your browser did not share where you are. Enter a ZIP code.',
    es: 'Su navegador no compartió dónde está. Ingrese un código postal.',
  },
  'price.locationUnknown': {
    en: 'We could not find where you are. Enter a ZIP code.',
    es: 'No pudimos encontrar dónde está. Ingrese un código postal.',
  },
  'price.locationElsewhere': {
    en: 'Your plan has no pharmacies where you are. Enter a ZIP code of the 50 states or Washington, DC.',
    es: 'Su plan no tiene farmacias donde está. Ingrese un código postal de los 50 estados o de Washington, DC.',
  },
});
