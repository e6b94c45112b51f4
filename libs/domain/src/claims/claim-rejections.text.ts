/**
 * Why a pharmacy's claim was rejected, by its code, and the one thing to do about it: for the pages of the portal and for
 * printed documents.
 */
export default {
  'claimReject.why.7': {
    en: 'The ID number on the claim did not match yours',
    es: 'El número de identificación de la reclamación no coincidió con el suyo',
  },
  'claimReject.do.7': {
    en: 'Show the pharmacy your ID card and ask them to send the claim again.',
    es: 'Muestre su tarjeta de identificación en la farmacia y pida que envíen la reclamación de nuevo.',
  },
  'claimReject.why.9': {
    en: 'The birth date on the claim did not match yours',
    es: 'La fecha de nacimiento de la reclamación no coincidió con la suya',
  },
  'claimReject.do.9': {
    en: 'Show the pharmacy your ID card, tell them your birth date, and ask them to send the claim again.',
    es: 'Muestre su tarjeta en la farmacia, dé su fecha de nacimiento y pida que envíen la reclamación de nuevo.',
  },
  'claimReject.why.19': {
    en: 'The number of days this fill should last was not right',
    es: 'La cantidad de días que dura este surtido no era correcta',
  },
  'claimReject.do.19': {
    en: 'Ask the pharmacy to correct it and send the claim again.',
    es: 'Pida a la farmacia que la corrija y envíe la reclamación de nuevo.',
  },
  'claimReject.why.22': {
    en: 'The claim did not say why you got the brand',
    es: 'La reclamación no indicó por qué usted recibió la marca',
  },
  'claimReject.do.22': {
    en: 'Ask the pharmacy to add that, or to fill the generic.',
    es: 'Pida a la farmacia que lo agregue o que le surta el genérico.',
  },
  'claimReject.why.40': {
    en: 'The pharmacy was not in your plan’s network that day',
    es: 'La farmacia no estaba en la red de su plan ese día',
  },
  'claimReject.do.40': {
    en: 'Take the prescription to a pharmacy in the network.',
    es: 'Lleve la receta a una farmacia de la red.',
  },
  'claimReject.why.41': {
    en: 'Your other insurance has to be billed first',
    es: 'Primero se debe facturar a su otro seguro',
  },
  'claimReject.do.41': {
    en: 'Give the pharmacy the card of your other insurance and ask them to bill it first.',
    es: 'Dé a la farmacia la tarjeta de su otro seguro y pida que le facturen primero.',
  },
  'claimReject.why.65': {
    en: 'We did not find coverage for this person',
    es: 'No encontramos cobertura para esta persona',
  },
  'claimReject.do.65': {
    en: 'Call us and we will check the coverage with you.',
    es: 'Llámenos y revisaremos la cobertura con usted.',
  },
  'claimReject.why.67': {
    en: 'The prescription was filled before your coverage began',
    es: 'La receta se surtió antes de que comenzara su cobertura',
  },
  'claimReject.do.67': {
    en: 'If you think your coverage had begun, call us.',
    es: 'Si cree que su cobertura ya había comenzado, llámenos.',
  },
  'claimReject.why.69': {
    en: 'The prescription was filled after your coverage ended',
    es: 'La receta se surtió después de que terminó su cobertura',
  },
  'claimReject.do.69': {
    en: 'If you think you still had coverage, call us.',
    es: 'Si cree que todavía tenía cobertura, llámenos.',
  },
  'claimReject.why.70': {
    en: 'This drug is not on your plan’s list',
    es: 'Este medicamento no está en la lista de su plan',
  },
  'claimReject.do.70': {
    en: 'Your prescriber may choose a drug from the list, or you may ask your plan to cover this one.',
    es: 'Su médico puede elegir un medicamento de la lista, o usted puede pedir a su plan que cubra este.',
  },
  'claimReject.why.71': {
    en: 'Your plan does not accept this prescriber',
    es: 'Su plan no acepta a este médico',
  },
  'claimReject.do.71': {
    en: 'Call us and we will tell you who can prescribe it.',
    es: 'Llámenos y le diremos quién puede recetarlo.',
  },
  'claimReject.why.75': {
    en: 'Your plan has to approve this drug first',
    es: 'Su plan debe aprobar este medicamento primero',
  },
  'claimReject.do.75': {
    en: 'Your prescriber’s office can ask for the approval, or you can start the request yourself.',
    es: 'El consultorio de su médico puede pedir la aprobación, o usted puede iniciar la solicitud por su cuenta.',
  },
  'claimReject.why.76': {
    en: 'The quantity is over your plan’s limit',
    es: 'La cantidad supera el límite de su plan',
  },
  'claimReject.do.76': {
    en: 'The pharmacy can fill the quantity that is covered. If you need more, ask your plan for an exception.',
    es: 'La farmacia puede surtir la cantidad cubierta. Si necesita más, pida una excepción a su plan.',
  },
  'claimReject.why.77': {
    en: 'This product is no longer made',
    es: 'Este producto ya no se fabrica',
  },
  'claimReject.do.77': {
    en: 'Look for another drug and ask your prescriber about it.',
    es: 'Busque otro medicamento y pregunte a su médico.',
  },
  'claimReject.why.78': {
    en: 'The cost is over your plan’s limit',
    es: 'El costo supera el límite de su plan',
  },
  'claimReject.do.78': {
    en: 'Ask your plan for an exception if you need this drug.',
    es: 'Pida una excepción a su plan si necesita este medicamento.',
  },
  'claimReject.why.79': {
    en: 'It was too early for a refill',
    es: 'Era demasiado pronto para resurtir',
  },
  'claimReject.do.79': {
    en: 'Ask the pharmacy for the first day that your plan will pay for it.',
    es: 'Pregunte a la farmacia cuál es el primer día en que su plan lo pagará.',
  },
  'claimReject.do.79.date': {
    en: 'You can refill it from {date} on. Ask the pharmacy to have it ready then.',
    es: 'Puede resurtirlo a partir del {date}. Pida a la farmacia que lo tenga listo ese día.',
  },
  'claimReject.do.79.emergency': {
    en: 'Until {date} you can refill early. Ask the pharmacy to send the claim again.',
    es: 'Hasta el {date} puede resurtir antes. Pida a la farmacia que envíe la reclamación de nuevo.',
  },
  'claimReject.why.88': {
    en: 'Your pharmacist has to review a safety alert',
    es: 'Su farmacéutico debe revisar una alerta de seguridad',
  },
  'claimReject.do.88': {
    en: 'Ask the pharmacist to look at it and to talk with your prescriber if needed.',
    es: 'Pida al farmacéutico que la revise y que hable con su médico si hace falta.',
  },
  'claimReject.why.92': {
    en: 'The system could not read the claim that day',
    es: 'El sistema no pudo leer la reclamación ese día',
  },
  'claimReject.do.92': {
    en: 'Sorry about that. Ask the pharmacy to send the claim again.',
    es: 'Lo sentimos. Pida a la farmacia que envíe la reclamación de nuevo.',
  },
  'claimReject.why.99': {
    en: 'The system was busy that day',
    es: 'El sistema estaba ocupado ese día',
  },
  'claimReject.do.99': {
    en: 'Sorry about that. Ask the pharmacy to send the claim again.',
    es: 'Lo sentimos. Pida a la farmacia que envíe la reclamación de nuevo.',
  },
  'claimReject.why.3W': {
    en: 'The approval of this drug is on its way',
    es: 'La aprobación de este medicamento está en trámite',
  },
  'claimReject.do.3W': {
    en: 'You do not need to do anything now. To check its status, call us.',
    es: 'No tiene que hacer nada por ahora. Para saber su estado, llámenos.',
  },
  'claimReject.why.3Y': {
    en: 'Your plan did not approve this drug',
    es: 'Su plan no aprobó este medicamento',
  },
  'claimReject.do.3Y': {
    en: 'You have the right to appeal: your plan then decides again.',
    es: 'Usted tiene derecho a apelar: su plan decide de nuevo.',
  },
  'claimReject.why.569': {
    en: 'Your plan does not cover this drug as it was prescribed',
    es: 'Su plan no cubre este medicamento como se recetó',
  },
  'claimReject.do.569': {
    en: 'The pharmacy gives you a notice of your rights. You can ask your plan for a decision.',
    es: 'La farmacia le da un aviso con sus derechos. Usted puede pedir una decisión a su plan.',
  },
  'claimReject.why.600': {
    en: 'That day was outside your coverage',
    es: 'Ese día estaba fuera de su cobertura',
  },
  'claimReject.do.600': {
    en: 'If you think you were covered, call us.',
    es: 'Si cree que tenía cobertura, llámenos.',
  },
  'claimReject.why.608': {
    en: 'Your plan wants you to try another drug first',
    es: 'Su plan quiere que pruebe primero otro medicamento',
  },
  'claimReject.do.608': {
    en: 'Ask your prescriber about that drug. If you tried it already, ask your plan to cover this one.',
    es: 'Pregunte por ese medicamento a su médico. Si ya lo probó, pida a su plan que cubra este.',
  },
  'claimReject.why.A6': {
    en: 'This drug may belong to Medicare Part B',
    es: 'Este medicamento puede corresponder a la Parte B de Medicare',
  },
  'claimReject.do.A6': {
    en: 'Ask the pharmacy to bill Medicare Part B.',
    es: 'Pida a la farmacia que facture a la Parte B de Medicare.',
  },
  'claimReject.do.call': {
    en: 'Call us and we will tell you what to do next.',
    es: 'Llámenos y le diremos qué hacer.',
  },
  'claimReject.do.callWithCode': {
    en: 'Call us, give the pharmacy’s code {code}, and we will tell you what to do next.',
    es: 'Llámenos, dé el código de la farmacia, {code}, y le diremos qué hacer.',
  },
} as const;
