import { defineTexts } from '../../language';

/** The page of emergencies: what changes while one is in force, and whom to call. */
export default defineTexts({
  'emergency.title': { en: 'What changes in the emergency', es: 'Qué cambia en la emergencia' },
  'emergency.where': {
    en: 'For members in {areas}, and for those who had to leave.',
    es: 'Para los miembros de {areas} y para quienes tuvieron que salir.',
  },
  'emergency.updated': {
    en: 'Updated at {time} on {date}.',
    es: 'Actualizado a {time} del {date}.',
  },
  'emergency.until': { en: 'Until {date}', es: 'Hasta el {date}' },
  'emergency.inForce': { en: 'In force', es: 'En vigor' },
  'emergency.early': { en: 'Refill early', es: 'Pida su resurtido antes' },
  'emergency.earlyDays': {
    en: 'No “too early”. Up to {days} days at once, if your prescription has refills.',
    es: 'Nunca es “demasiado pronto”. Hasta {days} días a la vez, si su receta tiene resurtidos.',
  },
  'emergency.earlyHint': {
    en: 'No “too early”, if your prescription has refills.',
    es: 'Nunca es “demasiado pronto”, si su receta tiene resurtidos.',
  },
  'emergency.myDrugs': { en: 'My drugs', es: 'Mis medicamentos' },
  'emergency.any': { en: 'Go to any pharmacy', es: 'Vaya a cualquier farmacia' },
  'emergency.anyHint': {
    en: 'In the network you pay as always. Elsewhere pay, keep the receipt, and we pay you back at the network price.',
    es: 'En la red paga como siempre. En otra farmacia pague, guarde el recibo y le devolvemos el dinero al precio de la red.',
  },
  'emergency.find': { en: 'Find a pharmacy', es: 'Buscar una farmacia' },
  'emergency.lost': { en: 'Lost your drugs or bottles?', es: '¿Perdió sus medicamentos?' },
  'emergency.lostHint': {
    en: 'A pharmacist can give an emergency supply, and look up your drugs with your name and birth date.',
    es: 'Un farmacéutico puede darle un suministro de emergencia y buscar sus medicamentos con su nombre y fecha de nacimiento.',
  },
  'emergency.approvals': { en: 'Approvals wait', es: 'Las aprobaciones esperan' },
  'emergency.approvalsHint': {
    en: 'Approvals that end before {date} stay valid until {until}.',
    es: 'Las aprobaciones que terminan antes del {date} valen hasta el {until}.',
  },
  'emergency.late': {
    en: 'Home delivery is late there',
    es: 'La entrega a domicilio llega con retraso a esa zona',
  },
  'emergency.lateDays': {
    en: {
      one: 'Packages to {zips} take {count} business day longer.',
      other: 'Packages to {zips} take {count} business days longer.',
    },
    es: {
      one: 'Los paquetes a {zips} tardan {count} día hábil más.',
      other: 'Los paquetes a {zips} tardan {count} días hábiles más.',
    },
  },
  'emergency.lateHint': {
    en: 'See where your order goes. Call us if it should go to another place.',
    es: 'Vea a dónde va su pedido. Llámenos si debe ir a otro lugar.',
  },
  'emergency.orders': { en: 'Your orders', es: 'Sus pedidos' },
  'emergency.noCard': { en: 'No card with you? Show this', es: '¿Sin su tarjeta? Muestre esto' },
  'emergency.card': { en: 'View ID card', es: 'Ver tarjeta de identificación' },
  'emergency.name': { en: 'Name', es: 'Nombre' },
  'emergency.memberId': { en: 'Member ID', es: 'N.º de miembro' },
  'emergency.bin': { en: 'RxBIN', es: 'RxBIN' },
  'emergency.pcn': { en: 'RxPCN', es: 'RxPCN' },
  'emergency.personCode': { en: 'Person code', es: 'Código de persona' },
  'emergency.pharmacist': {
    en: 'The pharmacist may call {phone}.',
    es: 'El farmacéutico puede llamar al {phone}.',
  },
  'emergency.paid': {
    en: 'Paid at a pharmacy outside the network?',
    es: '¿Pagó en una farmacia fuera de la red?',
  },
  'emergency.paid.1': {
    en: 'Keep the receipt with the drug’s name on it.',
    es: 'Guarde el recibo con el nombre del medicamento.',
  },
  'emergency.paid.2': {
    en: 'Send it with the claim form, by mail or here.',
    es: 'Envíelo con el formulario de reclamación, por correo o aquí.',
  },
  'emergency.paid.3': {
    en: 'We tell you by letter what we pay, and mail you a check.',
    es: 'Le decimos por carta cuánto pagamos y le enviamos un cheque.',
  },
  'emergency.claim': { en: 'Send a claim', es: 'Enviar una reclamación' },
  'emergency.call': { en: 'Call, day and night', es: 'Llame, día y noche' },
  'emergency.line': {
    en: 'Emergency line, TTY 711. In your language.',
    es: 'Línea de emergencia, TTY 711. En su idioma.',
  },
  'emergency.danger': { en: 'In danger', es: 'En peligro' },
  'emergency.shelter': { en: 'Shelters, help', es: 'Refugios, ayuda' },
  'emergency.poison': { en: 'Poison Help', es: 'Ayuda por envenenamiento' },
  'emergency.when': { en: 'When', es: 'Cuándo' },
  'emergency.declared': { en: 'Declared', es: 'Declarada' },
  'emergency.left': {
    en: { one: '{count} day left', other: '{count} days left' },
    es: { one: 'Queda {count} día', other: 'Quedan {count} días' },
  },
  'emergency.lastDay': { en: 'Today is the last day', es: 'Hoy es el último día' },
  'emergency.ends': { en: 'Ends', es: 'Termina' },
  'emergency.endsHint': {
    en: 'It can last longer. Then you see the new day here.',
    es: 'Puede durar más. Entonces verá aquí el nuevo día.',
  },
  'emergency.none': { en: 'No emergency now', es: 'Ahora no hay ninguna emergencia' },
  'emergency.noneHint': {
    en: 'When there is one, you see here what changes and whom to call.',
    es: 'Cuando haya una, verá aquí qué cambia y a quién llamar.',
  },
  'emergency.failed': {
    en: 'We could not check for an emergency',
    es: 'No pudimos ver si hay una emergencia',
  },
  'emergency.failedHint': {
    en: 'Load the page again in a minute. In danger, call 911.',
    es: 'Cargue la página de nuevo en un minuto. Si está en peligro, llame al 911.',
  },
  'emergency.file': {
    en: 'How to be ready, as a PDF',
    es: 'Cómo prepararse, en PDF',
  },
});
