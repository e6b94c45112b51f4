import { defineTexts } from '../../language';

/** Which claims counted toward a yearly limit, and how the year goes on. */
export default defineTexts({
  'counted.lead': {
    en: 'Each claim of {year} and what it added to your limit.',
    es: 'Cada reclamación de {year} y cuánto sumó a su límite.',
  },
  'counted.balances': { en: 'All your balances', es: 'Todos sus saldos' },
  'counted.choose': { en: 'Limit', es: 'Límite' },
  'counted.ofPerson': { en: '{limit}, {name}', es: '{limit}, {name}' },
  'counted.ofFamily': { en: '{limit}, family', es: '{limit}, familia' },
  'counted.inYear': { en: '{limit}, {year}', es: '{limit}, {year}' },
  'counted.loading': { en: 'Adding up your claims…', es: 'Sumando sus reclamaciones…' },
  'counted.noLimits': {
    en: 'Your plan has no yearly limit that we know of, so there is nothing to count toward.',
    es: 'No conocemos ningún límite anual de su plan, así que no hay nada que sumar.',
  },

  'counted.notKnown': {
    en: 'We cannot say now how far along you are toward your yearly limits. Call the number on your ID card and we will tell you.',
    es: 'Ahora no podemos decir cuánto lleva de sus límites anuales. Llame al número de su tarjeta de identificación y se lo diremos.',
  },
  'counted.othersIncluded': {
    en: 'This includes what another adult of your plan paid. We do not show when they paid, so there are no months here.',
    es: 'Esto incluye lo que pagó otro adulto de su plan. No mostramos cuándo lo pagó; por eso aquí no hay meses.',
  },
  'counted.soFar': { en: 'Counted so far', es: 'Sumado hasta hoy' },
  'counted.of': { en: 'of {maximum}', es: 'de {maximum}' },
  'counted.left': { en: 'Left to pay', es: 'Le falta pagar' },
  'counted.then.deductible': {
    en: 'then you pay only your share',
    es: 'luego paga solo su parte',
  },
  'counted.then.outOfPocket': { en: 'then your plan pays all', es: 'luego su plan paga todo' },
  'counted.met': { en: 'Met', es: 'Alcanzado' },
  'counted.metThroughFamily': { en: 'Met through the family', es: 'Alcanzado por la familia' },
  'counted.metOn': { en: 'On {date}, with {drug}', es: 'El {date}, con {drug}' },
  'counted.metElse': {
    en: 'With care that is not in these claims',
    es: 'Con atención que no está en estas reclamaciones',
  },
  'counted.metByFamily': {
    en: 'Through the family deductible: you pay only your share for the rest of {year}',
    es: 'Por el deducible familiar: paga solo su parte el resto de {year}',
  },
  /** Once an out-of-pocket limit is met. */
  'counted.nothing.individual': {
    en: 'You reached your yearly limit: your plan pays all for the rest of {year}',
    es: 'Usted alcanzó su límite anual: su plan paga todo el resto de {year}',
  },
  'counted.nothing.family': {
    en: 'Through the family limit: your plan pays all for the rest of {year}',
    es: 'Por el límite familiar: su plan paga todo el resto de {year}',
  },
  'counted.pace': { en: 'At this pace', es: 'A este ritmo' },
  'counted.notThisYear': { en: 'Not in {year}', es: 'No en {year}' },
  'counted.endsAt': { en: 'You end the year at {amount}', es: 'Termina el año con {amount}' },
  'counted.metIn': { en: 'In {month}', es: 'En {month}' },
  'counted.metInDay': {
    en: 'With the fill expected on {date}',
    es: 'Con el surtido previsto para el {date}',
  },
  /** Before the first claim of the year. */
  'counted.noneYet': {
    en: 'Your first fill shows here within a day, with what it added to this limit.',
    es: 'Su primer surtido aparecerá aquí en el plazo de un día, con lo que sumó a este límite.',
  },
  'counted.ownRefills': { en: 'Your own refills', es: 'Sus propios resurtidos' },
  'counted.ownRefillsAdd': {
    en: 'add this by December 31',
    es: 'suman esto hasta el 31 de diciembre',
  },
  'counted.how': { en: 'How we see the pace:', es: 'Cómo lo calculamos:' },
  'counted.howText': {
    en: 'your next refills at today’s prices, {count} until December 31. A new drug or a hospital stay would change it.',
    es: 'sus próximos resurtidos a los precios de hoy, {count} hasta el 31 de diciembre. Un medicamento nuevo o una hospitalización lo cambiaría.',
  },
  'counted.howNone': {
    en: 'we expect no refill that adds to this limit until December 31. A new drug or a hospital stay would change it.',
    es: 'no prevemos ningún resurtido que sume a este límite hasta el 31 de diciembre. Un medicamento nuevo o una hospitalización lo cambiaría.',
  },
  'counted.seeRefills': { en: 'See the refills', es: 'Ver los resurtidos' },
  'counted.paceLoading': {
    en: 'Loading your next refills…',
    es: 'Cargando sus próximos resurtidos…',
  },
  'counted.noPace': {
    en: 'We can’t see your next refills now, so the forecast is missing.',
    es: 'Ahora no podemos ver sus próximos resurtidos; por eso falta la proyección.',
  },

  'counted.key': { en: 'Counted', es: 'Sumado' },
  'counted.chart': {
    en: 'What counted by month in {year}, with the expected end of the year. The table has the same figures.',
    es: 'Sumas por mes en {year}, con el final previsto del año. La tabla tiene las mismas cifras.',
  },
  'counted.chartToday': {
    en: 'What counted by month in {year}. The table has the same figures.',
    es: 'Sumas por mes en {year}. La tabla tiene las mismas cifras.',
  },
  'counted.caption': { en: 'What counted by month, {year}', es: 'Sumas por mes, {year}' },
  'counted.limit': { en: 'Limit {amount}', es: 'Límite {amount}' },
  'counted.today': { en: '{amount} today', es: '{amount} hoy' },
  'counted.inAll': { en: 'In all', es: 'En total' },
  'counted.toCome': { en: 'To come', es: 'Por venir' },
  /** Below a month whose total rose by more than its claims. */
  'counted.elsewhere': {
    en: '{amount} more from other care, or claims not listed here',
    es: '{amount} más por otra atención o reclamaciones que no figuran aquí',
  },
  'counted.ofItToCome': { en: '{amount} of it to come', es: '{amount} por venir' },

  'counted.claims': { en: 'The claims behind it', es: 'Las reclamaciones de este límite' },
  'counted.some': {
    en: '{shown} of {count}, newest first',
    es: '{shown} de {count}, la más nueva primero',
  },
  'counted.all': {
    en: { one: '{count} claim', other: '{count}, newest first' },
    es: { one: '{count} reclamación', other: '{count}, la más nueva primero' },
  },
  'counted.none': {
    en: 'No claim of this year has added to it yet.',
    es: 'Ninguna reclamación de este año ha sumado nada todavía.',
  },
  'counted.date': { en: 'Date', es: 'Fecha' },
  'counted.drug': { en: 'Drug', es: 'Medicamento' },
  'counted.total': { en: 'Running total', es: 'Total acumulado' },
  'counted.claim': { en: 'Claim', es: 'Reclamación' },
  'counted.claimOf': { en: 'Claim of {drug}, {date}', es: 'Reclamación de {drug}, {date}' },
  'counted.tag.meets.deductible': { en: 'Met the deductible', es: 'Alcanzó el deducible' },
  'counted.tag.meets.outOfPocket': { en: 'Met the limit', es: 'Alcanzó el límite' },
  'counted.tag.rejected': { en: 'Not paid, did not count', es: 'No se pagó, no sumó' },
  'counted.tag.inProgress': { en: 'In progress, not counted yet', es: 'En proceso, aún no suma' },
  'counted.tag.reversed': { en: 'Taken back by the pharmacy', es: 'Anulada por la farmacia' },
  'counted.tag.unknown': { en: 'Status not known', es: 'Estado desconocido' },
  'counted.tag.other': { en: 'Did not count', es: 'No sumó' },
  'counted.more': {
    en: { one: 'Show {count} earlier claim', other: 'Show {count} earlier claims' },
    es: {
      one: 'Mostrar {count} reclamación anterior',
      other: 'Mostrar {count} reclamaciones anteriores',
    },
  },
  'counted.addedNothing': {
    en: {
      one: '{count} more paid claim added nothing to it.',
      other: '{count} more paid claims added nothing to it.',
    },
    es: {
      one: 'Otra reclamación pagada no sumó nada.',
      other: 'Otras {count} reclamaciones pagadas no sumaron nada.',
    },
  },
  /** In place of how far a limit is met. */
  'counted.metUnknown': {
    en: 'We do not know how much counted toward this limit: an amount is missing, or two of our answers do not agree on it. Call us at {phone} (TTY 711) and we will check it.',
    es: 'No sabemos cuánto se sumó a este límite: falta un monto, o dos de nuestras respuestas no coinciden. Llámenos al {phone} (TTY 711) y lo revisaremos.',
  },
  /** After it, where claims are listed. */
  'counted.claimsWeHave': {
    en: 'The claims below are those that have reached us.',
    es: 'Las reclamaciones de abajo son las que nos han llegado.',
  },
  'counted.source': { en: 'Where this comes from:', es: 'De dónde viene:' },
  'counted.equal': {
    en: 'the claims of {year} to this day. They equal your balance of today to the cent.',
    es: 'las reclamaciones de {year} hasta hoy. Coinciden con su saldo de hoy al centavo.',
  },
  'counted.notEqual': {
    en: 'the claims of {year} to this day. Your balance of today is {difference} higher: other care, or claims that are not listed here, count too.',
    es: 'las reclamaciones de {year} hasta hoy. Su saldo de hoy es mayor por {difference}: también suman otra atención o reclamaciones que no figuran aquí.',
  },
  'counted.behind': {
    en: 'the claims of {year} to this day. Your balance of today is {difference} lower. It can take a day to include every claim.',
    es: 'las reclamaciones de {year} hasta hoy. Su saldo de hoy es menor por {difference}. Puede tardar un día en incluir cada reclamación.',
  },

  'counted.others': { en: 'Your other limits', es: 'Sus otros límites' },

  'counted.missing': { en: 'Is one missing?', es: '¿Falta alguna?' },
  'counted.missingText': {
    en: 'Claims can take a day. Did you pay without your plan? Send us the receipt.',
    es: 'Las reclamaciones pueden tardar un día. ¿Pagó sin su plan? Envíenos el recibo.',
  },
  'counted.sendReceipt': { en: 'Send a receipt', es: 'Enviar un recibo' },
});
