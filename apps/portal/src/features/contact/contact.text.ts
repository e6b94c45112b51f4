import { defineTexts } from '../../language';

/** The screen of contact us, around the form for a message. */
export default defineTexts({
  'contact.memberLead': {
    en: {
      one: 'A secure message is answered within {count} business day. A call is faster.',
      other: 'A secure message is answered within {count} business days. A call is faster.',
    },
    es: {
      one: 'Un mensaje seguro se responde en {count} día hábil. Una llamada es más rápida.',
      other: 'Un mensaje seguro se responde en {count} días hábiles. Una llamada es más rápida.',
    },
  },
  'contact.visitorLead': {
    en: {
      one: 'You can write without an account. We answer by email within {count} business day.',
      other: 'You can write without an account. We answer by email within {count} business days.',
    },
    es: {
      one: 'Puede escribir sin tener cuenta. Respondemos por correo electrónico en {count} día hábil.',
      other:
        'Puede escribir sin tener cuenta. Respondemos por correo electrónico en {count} días hábiles.',
    },
  },
  'contact.staffLead': {
    en: 'Call us with any question, also about a member.',
    es: 'Llámenos para cualquier pregunta, también sobre un miembro.',
  },
  'contact.emergency': { en: 'Not for emergencies', es: 'No es para emergencias' },
  'contact.emergencyHint': {
    en: 'Call {emergency}. If you took poison or too much of a drug, call Poison Help, {phone}.',
    es: 'Llame al {emergency}. En caso de intoxicación o si tomó demasiado medicamento, llame a Poison Help, {phone}.',
  },
  'contact.emergencyLine': { en: 'Emergency line', es: 'Línea de emergencia' },
  'contact.call': { en: 'Call us', es: 'Llámenos' },
  'contact.tty': { en: 'TTY {number}', es: 'TTY {number}' },
  'contact.line.memberServices': { en: 'Member services', es: 'Servicio a miembros' },
  'contact.line.homeDelivery': { en: 'Home delivery', es: 'Entrega a domicilio' },
  'contact.line.pharmacist': { en: 'A pharmacist', es: 'Un farmacéutico' },
  'contact.line.billing': { en: 'Bills and payments', es: 'Facturas y pagos' },
  'contact.pharmacistHint': {
    en: 'Side effects, doses, mixing drugs',
    es: 'Efectos secundarios, dosis, combinación de medicamentos',
  },
  'contact.openNow': { en: 'Open now', es: 'Abierto ahora' },
  'contact.opensToday': { en: 'Opens at {time}', es: 'Abre a {time}' },
  'contact.opensOn': { en: 'Opens {day}, {time}', es: 'Abre el {day} a {time}' },
  'contact.always': { en: 'Any time, every day', es: 'A toda hora, todos los días' },
  'contact.days': {
    en: '{from} to {to}, {opens} to {closes}',
    es: 'De {from} a {to}, de {opens} a {closes}',
  },
  'contact.day': {
    en: '{day}, {opens} to {closes}',
    es: '{day}, de {opens} a {closes}',
  },
  'contact.zone': { en: 'Central time.', es: 'Hora del centro.' },
  /** Visitors, who may be members. */
  'contact.cardHint': {
    en: 'Members can also use the number on the back of their ID card.',
    es: 'Los miembros también pueden usar el número del reverso de su tarjeta de identificación.',
  },
  'contact.callBack': { en: 'Or we call you', es: 'O pida una llamada' },
  'contact.callBackHint': {
    en: 'Choose the day and the time. We never ask for a password.',
    es: 'Elija el día y la hora. Nunca le pedimos una contraseña.',
  },
  'contact.askForCall': { en: 'Ask for a call', es: 'Pedir una llamada' },
  'contact.language': {
    en: 'Free help in your language: say its name when we answer.',
    es: 'Ayuda gratuita en su idioma: diga su nombre cuando respondamos.',
  },
  'contact.order': { en: 'Order {id}', es: 'Pedido {id}' },
  'contact.claim': { en: 'Claim, {drug}, {date}', es: 'Reclamación, {drug}, {date}' },
  /** The subject is what the link of the quote says. */
  'contact.charged': { en: 'I was charged differently', es: 'Me cobraron otro precio' },
  'contact.chargedBody': {
    en: 'Drug: {drug}, {amount}\nPharmacy: {pharmacy}\nQuoted price: {price} on {date}\nI was charged: $',
    es: 'Medicamento: {drug}, {amount}\nFarmacia: {pharmacy}\nPrecio de la cotización: {price}, del {date}\nMe cobraron: $',
  },
  'contact.member': { en: 'Are you a member?', es: '¿Es usted miembro?' },
  'contact.memberHint': {
    en: 'Sign in to write about your own claims and orders, safely.',
    es: 'Inicie sesión para escribir con seguridad sobre sus reclamaciones y pedidos.',
  },
  'contact.signIn': { en: 'Sign in', es: 'Iniciar sesión' },
  'contact.register': { en: 'Register', es: 'Registrarse' },
  'contact.staff': {
    en: 'Secure messages are for members',
    es: 'Los mensajes seguros son para los miembros',
  },
  'contact.staffHint': {
    en: 'Only a member can write here, and the answer goes to their Message Center. Find the member to read what they wrote.',
    es: 'Solo un miembro puede escribir aquí, y la respuesta llega a su Centro de mensajes. Busque al miembro para leer lo que escribió.',
  },
  'contact.findMember': { en: 'Find a member', es: 'Buscar a un miembro' },
});
