import { defineTexts } from '../../../language';

/** The simulator of the Medicare Prescription Payment Plan. */
export default defineTexts({
  'paymentPlan.title': {
    en: 'Pay by the month, not at the pharmacy',
    es: 'Pague por mes, no en la farmacia',
  },
  'paymentPlan.lead': {
    en: 'The Medicare Prescription Payment Plan spreads what you pay over the year. It does not lower it.',
    es: 'El Plan de pagos de recetas médicas de Medicare reparte lo que usted paga a lo largo del año. No lo reduce.',
  },
  /** On paper, in place of the fields: the figures that the months follow from. */
  'paymentPlan.printed.own': {
    en: 'With what your refills will cost you, starting in {start}.',
    es: 'Con lo que le costarán sus resurtidos, empezando en {start}.',
  },
  'paymentPlan.printed.other': {
    en: 'With drug costs of {monthly} each month, starting in {start}.',
    es: 'Con un costo de medicamentos de {monthly} por mes, empezando en {start}.',
  },
  'paymentPlan.drugsFailed': {
    en: 'Your drugs did not load',
    es: 'Sus medicamentos no se cargaron',
  },
  'paymentPlan.drugsFailedText': {
    en: 'You can still try any figures below.',
    es: 'Aun así puede probar abajo con cualquier cifra.',
  },
  'paymentPlan.noLimit': {
    en: 'We do not have your yearly limit. Call us and we will work out your months with you.',
    es: 'No tenemos su límite anual. Llámenos y calcularemos sus meses con usted.',
  },

  'paymentPlan.figures': { en: 'Your figures', es: 'Sus cifras' },
  'paymentPlan.costsFrom': { en: 'Drug costs', es: 'Costo de medicamentos' },
  'paymentPlan.own': { en: 'My refills', es: 'Mis resurtidos' },
  'paymentPlan.other': { en: 'Other amount', es: 'Otro monto' },
  'paymentPlan.ownHint': {
    en: 'What your refills will cost you.',
    es: 'Lo que le costarán sus resurtidos.',
  },
  'paymentPlan.monthly': { en: 'Drug costs each month', es: 'Costo de medicamentos por mes' },
  'paymentPlan.monthlyHint': {
    en: 'What you would pay at the pharmacy.',
    es: 'Lo que pagaría en la farmacia.',
  },
  'paymentPlan.start': { en: 'Start in', es: 'Empezar en' },
  'paymentPlan.monthOfYear': { en: '{month} {year}', es: '{month} de {year}' },
  'paymentPlan.paid': { en: 'Paid so far this year', es: 'Pagado hasta ahora este año' },
  'paymentPlan.paidHint': {
    en: 'Toward your out-of-pocket limit. From your claims.',
    es: 'Para su límite de gastos de bolsillo. Según sus reclamaciones.',
  },
  'paymentPlan.paidHintUnknown': {
    en: 'We can’t tell how much it is. Enter what counts toward your out-of-pocket limit so far.',
    es: 'No podemos indicar cuánto es. Ingrese lo que se ha sumado hasta ahora a su límite de gastos de bolsillo.',
  },
  'paymentPlan.paidHintLater': {
    en: 'Toward your out-of-pocket limit. From your claims and your refills before {month}.',
    es: 'Para su límite de gastos de bolsillo. Según sus reclamaciones y sus resurtidos antes de {month}.',
  },
  'paymentPlan.show': { en: 'Show my months', es: 'Mostrar mis meses' },
  'paymentPlan.nothingSent': {
    en: 'Nothing is sent. You can try any figures.',
    es: 'No se envía nada. Puede probar con cualquier cifra.',
  },
  'paymentPlan.monthlyWrong': {
    en: 'Enter an amount from 0 to 99,999, such as 500.00.',
    es: 'Ingrese un monto de 0 a 99,999, como 500.00.',
  },
  'paymentPlan.paidWrong': {
    en: 'Enter what you have paid, such as 120.00. Enter 0 if nothing.',
    es: 'Ingrese lo que ha pagado, como 120.00. Ingrese 0 si no ha pagado nada.',
  },

  'paymentPlan.changes': { en: 'What changes for you', es: 'Qué cambia para usted' },
  'paymentPlan.atPharmacy': { en: 'At the pharmacy', es: 'En la farmacia' },
  'paymentPlan.withBills': { en: 'With monthly bills', es: 'Con facturas mensuales' },
  'paymentPlan.firstMonth': { en: 'First month', es: 'Primer mes' },
  'paymentPlan.inPlaceOf': { en: 'in place of {amount}', es: 'en lugar de {amount}' },
  'paymentPlan.highestMonth': { en: 'Highest month', es: 'El mes más caro' },
  'paymentPlan.all': { en: 'All of it', es: 'En total' },
  'paymentPlan.sameInBoth': { en: 'the same in both', es: 'lo mismo en ambos' },
  'paymentPlan.chart': {
    en: 'What you pay each month of {year}, at the pharmacy and with monthly bills. The table below has the same amounts.',
    es: 'Lo que paga cada mes de {year}, en la farmacia y con facturas mensuales. La tabla de abajo tiene los mismos montos.',
  },
  'paymentPlan.table': { en: 'Month by month, {year}', es: 'Mes por mes, {year}' },
  'paymentPlan.month': { en: 'Month', es: 'Mes' },
  'paymentPlan.bill': { en: 'Monthly bill', es: 'Factura mensual' },
  'paymentPlan.total': { en: 'Total', es: 'Total' },
  'paymentPlan.howTitle': { en: 'How we count:', es: 'Cómo lo calculamos:' },
  'paymentPlan.how': {
    en: 'the out-of-pocket limit for {year} is {limit}, and you have paid {paid}. The first bill is at most what is left, divided by the months left. Later bills divide what is still owed by the months left. An estimate of {date}.',
    es: 'el límite de gastos de bolsillo de {year} es {limit} y usted ya pagó {paid}. La primera factura es, como máximo, lo que falta dividido entre los meses que quedan. Las siguientes dividen lo que aún se debe entre los meses que quedan. Estimado del {date}.',
  },
  'paymentPlan.nextYearCopays': {
    en: 'For {year} we count with this year’s copays; the new ones may differ.',
    es: 'Para {year} calculamos con los copagos de este año; los nuevos pueden ser distintos.',
  },

  'paymentPlan.unknownLimit': {
    en: 'Medicare’s limit for {year} is not known yet',
    es: 'El límite de Medicare para {year} aún no se conoce',
  },
  'paymentPlan.unknownLimitText': {
    en: 'We show your months once it is.',
    es: 'Le mostramos sus meses cuando se conozca.',
  },
  'paymentPlan.unknownYear': {
    en: 'What your drugs cost in {year} is not known yet',
    es: 'Aún no se sabe cuánto costarán sus medicamentos en {year}',
  },
  'paymentPlan.unknownYearText': {
    en: 'You can try another amount.',
    es: 'Puede probar con otro monto.',
  },

  'paymentPlan.isItForYou': { en: 'Is it for you?', es: '¿Es para usted?' },
  'paymentPlan.help.likely': { en: 'It is likely to help you', es: 'Es probable que le ayude' },
  'paymentPlan.help.likelyText': {
    en: 'One fill costs you {mark} or more. That is Medicare’s mark.',
    es: 'Un surtido le cuesta {mark} o más, el monto que Medicare toma como referencia.',
  },
  'paymentPlan.help.evens': { en: 'It evens out your months', es: 'Sus pagos quedan más parejos' },
  'paymentPlan.help.evensText': {
    en: 'Your highest month falls from {cost} to {bill}.',
    es: 'Su mes más caro baja de {cost} a {bill}.',
  },
  'paymentPlan.help.little': { en: 'It changes little for you', es: 'Para usted cambia poco' },
  'paymentPlan.help.raises': {
    en: 'Your highest month goes up',
    es: 'Su mes más caro sube',
  },
  'paymentPlan.help.littleText': {
    en: 'Your highest month is {cost} at the pharmacy and {bill} with bills.',
    es: 'Su mes más caro es de {cost} en la farmacia y de {bill} con facturas.',
  },
  'paymentPlan.help.lastMonth': {
    en: 'It does not help in December',
    es: 'No ayuda en diciembre',
  },
  'paymentPlan.help.lastMonthText': {
    en: 'There is no later month to spread the cost over.',
    es: 'No queda otro mes en el que repartir el costo.',
  },
  'paymentPlan.help.noCosts': { en: 'You do not need it', es: 'No lo necesita' },
  'paymentPlan.help.noCostsText': {
    en: 'With these figures you have no drug costs to spread.',
    es: 'Con estas cifras no tiene costos de medicamentos que repartir.',
  },
  'paymentPlan.limitIn': {
    en: 'You reach your limit in {month}. After that covered drugs cost you $0.00, and the bills go on until December.',
    es: 'Alcanza su límite en {month}. Después, los medicamentos con cobertura le cuestan $0.00 y las facturas siguen hasta diciembre.',
  },
  'paymentPlan.helpsLess': { en: 'It helps less', es: 'Ayuda menos' },
  'paymentPlan.helpsLessText': {
    en: 'If you start late in the year, pay about the same each month, or get Extra Help.',
    es: 'Si empieza tarde en el año, paga casi lo mismo cada mes o recibe Ayuda Adicional.',
  },
  'paymentPlan.extraHelp': {
    en: 'You get Extra Help: it lowers your costs. The payment plan only spreads them.',
    es: 'Con la Ayuda Adicional sus costos ya son más bajos. El plan de pagos solo los reparte.',
  },

  'paymentPlan.same': { en: 'What stays the same', es: 'Lo que no cambia' },
  'paymentPlan.sameCosts': { en: 'What your drugs cost', es: 'Lo que cuestan sus medicamentos' },
  'paymentPlan.sameLimit': {
    en: 'Your out-of-pocket limit',
    es: 'Su límite de gastos de bolsillo',
  },
  'paymentPlan.samePremium': {
    en: 'Your premium, billed apart',
    es: 'Su prima, que se factura aparte',
  },
  'paymentPlan.ready': { en: 'Ready?', es: '¿Quiere empezar?' },
  'paymentPlan.readyText': {
    en: 'You pay $0.00 at the pharmacy and we send one bill a month. No fee, no interest. Stop at any time.',
    es: 'Paga $0.00 en la farmacia y le enviamos una factura por mes. Sin cargos ni intereses. Puede dejarlo cuando quiera.',
  },
  'paymentPlan.call': {
    en: 'Prefer to talk? Call {phone}, TTY 711.',
    es: '¿Prefiere hablar? Llame al {phone}, TTY 711.',
  },
  'paymentPlan.answerThisYear': {
    en: 'We answer within {hours} hours.',
    es: 'Respondemos en un plazo de {hours} horas.',
  },
  'paymentPlan.answerNextYear': {
    en: 'For next year we answer within {days} days.',
    es: 'Para el próximo año respondemos en un plazo de {days} días.',
  },
});
