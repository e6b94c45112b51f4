import { defineTexts } from '../../../language';

/** The choice of a plan: windows of the year, plans with their cost for a year, the choice itself. */
export default defineTexts({
  'plans.titleOpen': { en: 'Choose your {year} plan', es: 'Elija su plan de {year}' },
  'plans.title': { en: 'Your plans for {year}', es: 'Sus planes para {year}' },
  'plans.lead.preview': {
    en: 'Look and compare now. You can choose from {from} to {to}.',
    es: 'Mire y compare ahora. Podrá elegir del {from} al {to}.',
  },
  'plans.lead.openEnrollment': {
    en: 'You can change until {to}. If you do nothing, you stay in the plan you have.',
    es: 'Puede cambiar hasta el {to}. Si no hace nada, se queda en el plan que tiene.',
  },
  'plans.lead.chosen': {
    en: 'Your choice is saved. You can change it until {to}.',
    es: 'Su elección está guardada. Puede cambiarla hasta el {to}.',
  },
  'plans.lead.afterEnrollment': {
    en: 'The time to choose ended on {to}. You can still see the plans here.',
    es: 'El plazo para elegir terminó el {to}. Aquí todavía puede ver los planes.',
  },
  'plans.lead.none': {
    en: 'You can choose the plan of the next year from {from} to {to}.',
    es: 'Podrá elegir el plan del próximo año del {from} al {to}.',
  },

  'plans.windows': { en: 'Three date windows', es: 'Tres plazos' },
  'plans.range': { en: '{from} to {to}', es: '{from} al {to}' },
  'plans.daysLeft': {
    en: { one: 'Last day', other: '{count} days left' },
    es: { one: 'Último día', other: 'Quedan {count} días' },
  },
  'plans.preview': { en: 'Look and compare', es: 'Mire y compare' },
  'plans.previewNow': {
    en: 'You are here. The {year} plans are shown; you can’t choose yet.',
    es: 'Usted está aquí. Se muestran los planes de {year}; todavía no puede elegir.',
  },
  'plans.previewDone': {
    en: 'Done. The {year} plans were shown; you could not choose yet.',
    es: 'Terminado. Se mostraron los planes de {year}; todavía no se podía elegir.',
  },
  'plans.previewLater': {
    en: 'You will see the {year} plans here.',
    es: 'Aquí verá los planes de {year}.',
  },
  'plans.openEnrollment': { en: 'Choose and enroll', es: 'Elija e inscríbase' },
  'plans.openEnrollmentNow': {
    en: 'You are here. A new plan starts on January 1, {year}.',
    es: 'Usted está aquí. Un plan nuevo comienza el 1 de enero de {year}.',
  },
  'plans.openEnrollmentDone': {
    en: 'Done. A new plan starts on January 1, {year}.',
    es: 'Terminado. Un plan nuevo comienza el 1 de enero de {year}.',
  },
  'plans.openEnrollmentLater': {
    en: 'You can choose. A new plan starts on January 1, {year}.',
    es: 'Podrá elegir. Un plan nuevo comienza el 1 de enero de {year}.',
  },
  'plans.afterEnrollment': { en: 'Get ready', es: 'Prepárese' },
  'plans.afterEnrollmentNow': {
    en: 'You are here. Your choice for {year} is set.',
    es: 'Usted está aquí. Su elección para {year} ya no cambia.',
  },
  'plans.afterEnrollmentDone': {
    en: 'Done. Your choice for {year} is set.',
    es: 'Terminado. Su elección para {year} ya no cambia.',
  },
  'plans.afterEnrollmentLater': {
    en: 'Your choice is set. You can still see both years here.',
    es: 'Su elección ya no cambia. Aquí todavía podrá ver los dos años.',
  },

  'plans.yours': { en: 'Your plans for {year}', es: 'Sus planes para {year}' },
  'plans.now': { en: 'Your plan now', es: 'Su plan actual' },
  'plans.chosenTag': { en: 'Chosen for {year}', es: 'Elegido para {year}' },
  'plans.lowest': {
    en: { one: 'Lowest cost for your drug', other: 'Lowest cost for your {count} drugs' },
    es: {
      one: 'El menor costo para su medicamento',
      other: 'El menor costo para sus {count} medicamentos',
    },
  },
  'plans.lowestAlone': { en: 'Lowest premium', es: 'Prima más baja' },
  'plans.noDeductible': { en: 'No yearly deductible', es: 'Sin deducible anual' },
  'plans.forYear': {
    en: 'for the year, with the premium and your drugs',
    es: 'al año, con la prima y sus medicamentos',
  },
  'plans.premiumsOnly': { en: 'for the year, premium only', es: 'al año, solo la prima' },
  'plans.unknown': { en: 'Not known yet', es: 'Aún no se sabe' },
  'plans.unknownPremium': {
    en: 'The premium of this plan is not known yet.',
    es: 'La prima de este plan aún no se sabe.',
  },
  'plans.unknownTotal': {
    en: 'The price of one of your drugs in this plan is not known yet.',
    es: 'El precio de uno de sus medicamentos en este plan aún no se sabe.',
  },
  'plans.premium': { en: 'Monthly premium', es: 'Prima mensual' },
  'plans.deductible': { en: 'Deductible, one person', es: 'Deducible, una persona' },
  'plans.limit': {
    en: 'Out-of-pocket limit, one person',
    es: 'Límite de gastos de bolsillo, una persona',
  },
  'plans.drugs': {
    en: {
      one: 'Your drug ({covered} of {count} covered)',
      other: 'Your drugs ({covered} of {count} covered)',
    },
    es: {
      one: 'Su medicamento (cubierto: {covered} de {count})',
      other: 'Sus medicamentos (cubiertos: {covered} de {count})',
    },
  },
  'plans.network.preferred': { en: 'Preferred', es: 'Preferida' },
  'plans.network.inNetwork': { en: 'In network', es: 'En la red' },
  'plans.network.outOfNetwork': { en: 'Out of network', es: 'Fuera de la red' },
  'plans.see': { en: 'See {plan}', es: 'Ver {plan}' },
  'plans.source': {
    en: 'This is an estimate. We count the refills that we expect from your claims, at the pharmacies that you used. A drug that you did not get because the plan refused it is not counted.',
    es: 'Es un cálculo aproximado. Contamos los resurtidos previstos según sus reclamaciones, en las farmacias que usó. No se cuenta un medicamento que no recibió porque el plan lo rechazó.',
  },
  'plans.uncoveredSource': {
    en: 'A drug that the plan does not cover counts at the price without the plan. No limit applies to it.',
    es: 'Un medicamento que el plan no cubre cuenta al precio sin el plan. No se le aplica ningún límite.',
  },
  'plans.compare': { en: 'Compare side by side', es: 'Comparar lado a lado' },
  'plans.hideCompare': { en: 'Hide the comparison', es: 'Ocultar la comparación' },
  'plans.compareTitle': { en: '{year} plans side by side', es: 'Planes de {year} lado a lado' },
  'plans.compared': { en: 'Cost', es: 'Costo' },
  'plans.total': { en: 'Total for the year', es: 'Total del año' },
  'plans.allDrugs': { en: 'All your drugs', es: 'Todos sus medicamentos' },
  'plans.drugsNextYear': { en: 'Your drugs next year', es: 'Sus medicamentos el próximo año' },
  'plans.leave': { en: 'Leave without a change', es: 'Salir sin cambios' },

  'plans.chosen': { en: 'You chose {plan} for {year}', es: 'Usted eligió {plan} para {year}' },
  'plans.startsOn': { en: 'It starts on {date}.', es: 'Comienza el {date}.' },
  'plans.stay': { en: 'You stay in {plan} in {year}', es: 'Se queda en {plan} en {year}' },
  'plans.none': { en: 'Your plan', es: 'Su plan' },
  'plans.noneTitle': { en: 'There is no other plan to choose', es: 'No hay otro plan para elegir' },
  'plans.noneText': {
    en: 'Your plan goes on as it is. With questions, call {phone}.',
    es: 'Su plan sigue como está. Si tiene preguntas, llame al {phone}.',
  },
  'plans.benefits': { en: 'See your benefits', es: 'Ver sus beneficios' },

  'plans.back': { en: 'Back to all plans for {year}', es: 'Volver a todos los planes de {year}' },
  'plans.backAll': { en: 'Back to all plans', es: 'Volver a todos los planes' },
  'plans.cost': { en: 'Costs in {year}', es: 'Costos en {year}' },
  'plans.same': {
    en: 'The same as {plan}, your plan now.',
    es: 'Lo mismo que {plan}, su plan actual.',
  },
  'plans.less': {
    en: '{amount} less than {plan}, your plan now.',
    es: '{amount} menos que {plan}, su plan actual.',
  },
  'plans.more': {
    en: '{amount} more than {plan}, your plan now.',
    es: '{amount} más que {plan}, su plan actual.',
  },
  'plans.yourDrugs': {
    en: 'Your drugs in this plan, {year}',
    es: 'Sus medicamentos en este plan, {year}',
  },
  'plans.noDrugs': {
    en: 'We have no claims of yours from the last year, so we count premiums alone. Look up a drug to see whether it is covered.',
    es: 'No tenemos reclamaciones suyas del último año, así que contamos solo las primas. Busque un medicamento para ver si está cubierto.',
  },
  'plans.drug': { en: 'Drug', es: 'Medicamento' },
  'plans.coverage': { en: 'Coverage', es: 'Cobertura' },
  'plans.youPay': { en: 'You pay in the year', es: 'Usted paga en el año' },
  'plans.tier': { en: 'Tier {tier}', es: 'Nivel {tier}' },
  'plans.notCovered': { en: 'Not covered', es: 'No cubierto' },
  'plans.lookFurther': { en: 'Other drugs in this plan', es: 'Otros medicamentos en este plan' },
  'plans.lookup': {
    en: 'Look up a drug in the drug list of this plan',
    es: 'Buscar un medicamento en la lista de este plan',
  },
  'plans.price': {
    en: 'Price a drug with this plan',
    es: 'Ver el precio de un medicamento con este plan',
  },
  'plans.formulary': { en: 'Drug list of {plan}', es: 'Lista de medicamentos de {plan}' },

  'plans.chooseTitle': { en: 'Your choice', es: 'Su elección' },
  'plans.chooseHint': {
    en: 'It starts on {date}. Until {to} you can choose another one.',
    es: 'Comienza el {date}. Hasta el {to} puede elegir otro.',
  },
  'plans.keepHint': {
    en: 'It goes on in {year}. Until {to} you can choose another one.',
    es: 'Sigue en {year}. Hasta el {to} puede elegir otro.',
  },
  'plans.choose': { en: 'Choose this plan', es: 'Elegir este plan' },
  'plans.keep': { en: 'Keep this plan', es: 'Quedarme en este plan' },
  'plans.isChosen': {
    en: 'This is your plan for {year}',
    es: 'Este es su plan para {year}',
  },
  'plans.canChange': {
    en: 'You can change it until {to}.',
    es: 'Puede cambiarlo hasta el {to}.',
  },
  'plans.tooEarly': {
    en: 'You can choose from {from} to {to}.',
    es: 'Podrá elegir del {from} al {to}.',
  },
  'plans.tooLate': {
    en: 'The time to choose ended on {to}.',
    es: 'El plazo para elegir terminó el {to}.',
  },
  'plans.readOnly': {
    en: 'Only the member can choose. You see what they see.',
    es: 'Solo el miembro puede elegir. Usted ve lo que el miembro ve.',
  },
  'plans.ask': { en: '{plan} for {year}?', es: '¿{plan} para {year}?' },
  'plans.askHint': {
    en: 'Your plan, your drug list and your costs change on January 1, {year}. Until then nothing changes.',
    es: 'Su plan, su lista de medicamentos y sus costos cambian el 1 de enero de {year}. Hasta entonces nada cambia.',
  },
  'plans.askKeep': { en: 'Stay in {plan} in {year}?', es: '¿Quedarse en {plan} en {year}?' },
  'plans.askKeepHint': {
    en: 'You keep the plan you have. Its costs and drug list for {year} start on January 1, {year}.',
    es: 'Conserva el plan que tiene. Sus costos y su lista de medicamentos de {year} comienzan el 1 de enero de {year}.',
  },
  'plans.notYet': { en: 'Not yet', es: 'Todavía no' },
  'plans.notStored': { en: 'Your choice was not stored', es: 'Su elección no se guardó' },
  'plans.notThere': {
    en: 'Your choice has not reached us',
    es: 'No hemos recibido su elección',
  },
  'plans.looking': {
    en: 'Checking if your choice arrived …',
    es: 'Revisando si llegó su elección …',
  },
  'plans.choiceUnknown': {
    en: 'We do not know if your choice arrived',
    es: 'No sabemos si su elección llegó',
  },
  'plans.chooseAgain': {
    en: 'Choose it again. The last choice counts.',
    es: 'Elíjalo de nuevo. Cuenta la última elección.',
  },
  'plans.refused.closed': {
    en: 'The time to choose is over. If you think that this is wrong, call {phone}.',
    es: 'El plazo para elegir ya terminó. Si cree que es un error, llame al {phone}.',
  },
  'plans.refused.notOffered': {
    en: 'This plan is not offered to you any more. Call {phone} and we will look at it with you.',
    es: 'Este plan ya no se le ofrece. Llame al {phone} y lo revisaremos con usted.',
  },
  'plans.refused.failed': {
    en: 'Something went wrong here. Try again in a minute, or call {phone}.',
    es: 'Algo falló aquí. Inténtelo en un minuto, o llame al {phone}.',
  },

  'plans.enrollment': {
    en: 'Enroll on the enrollment site',
    es: 'Inscribirse en el sitio de inscripción',
  },
  'plans.call': {
    en: 'To choose with someone’s help, call {phone}.',
    es: 'Para elegir con ayuda, llame al {phone}.',
  },
  'plans.medicare': {
    en: 'For all your options, visit Medicare.gov or call {phone}, TTY 1-877-486-2048.',
    es: 'Para conocer todas sus opciones, visite Medicare.gov o llame al {phone}, TTY 1-877-486-2048.',
  },
  'plans.visitorTitle': { en: 'Look at the plans for {year}', es: 'Vea los planes de {year}' },
  'plans.visitorLead': {
    en: 'Once you look at a plan, the drug lists and prices that we show are its own. Prices are those of today.',
    es: 'Cuando vea un plan, las listas de medicamentos y los precios que mostramos serán los suyos. Los precios son los de hoy.',
  },
  'plans.noneForVisitors': {
    en: 'There are no plans to show',
    es: 'No hay planes que mostrar',
  },
});
