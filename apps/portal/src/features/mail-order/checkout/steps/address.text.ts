import { defineTexts } from '../../../../language';

/** The addresses of a home delivery. */
export default defineTexts({
  'checkout.address': { en: 'Address', es: 'Dirección' },
  'checkout.address.add': { en: 'Add an address', es: 'Agregar una dirección' },
  'checkout.address.edit': { en: 'Edit', es: 'Editar' },
  'checkout.address.delete': { en: 'Delete', es: 'Eliminar' },
  'checkout.address.none': { en: 'You have no address yet.', es: 'Aún no tiene una dirección.' },
  'checkout.address.full': {
    en: 'You have {count} addresses. Delete one to add another.',
    es: 'Tiene {count} direcciones. Elimine una para agregar otra.',
  },
  'checkout.address.usual': { en: 'Usual address', es: 'Dirección habitual' },
  'checkout.address.temporary': {
    en: 'From {from} to {until}',
    es: 'Del {from} al {until}',
  },
  'checkout.address.new': { en: 'New address', es: 'Dirección nueva' },
  'checkout.address.change': { en: 'Change the address', es: 'Cambiar la dirección' },
  'checkout.address.save': { en: 'Save address', es: 'Guardar dirección' },
  'checkout.address.discard': { en: 'Do not save', es: 'No guardar' },
  'checkout.address.nickname': { en: 'Short name', es: 'Nombre corto' },
  'checkout.address.nicknameHint': {
    en: 'Such as Home or Work.',
    es: 'Por ejemplo, Casa o Trabajo.',
  },
  'checkout.address.name': { en: 'Who receives it', es: 'Quién lo recibe' },
  'checkout.address.line1': { en: 'Street address', es: 'Calle y número' },
  'checkout.address.line2': { en: 'Apartment or unit', es: 'Apartamento o unidad' },
  'checkout.address.city': { en: 'City', es: 'Ciudad' },
  'checkout.address.state': { en: 'State', es: 'Estado' },
  'checkout.address.chooseState': { en: 'Choose a state', es: 'Elija un estado' },
  'checkout.address.zip': { en: 'ZIP code', es: 'Código postal' },
  'checkout.address.phone': { en: 'Phone', es: 'Teléfono' },
  'checkout.address.phoneHint': {
    en: 'Ten digits, such as 612-555-0101.',
    es: 'Diez dígitos, como 612-555-0101.',
  },
  'checkout.address.note': { en: 'Note for the driver', es: 'Nota para el repartidor' },
  'checkout.address.from': { en: 'First day', es: 'Primer día' },
  'checkout.address.until': { en: 'Last day', es: 'Último día' },
  'checkout.address.isTemporary': {
    en: 'I use this address for some time only',
    es: 'Uso esta dirección solo por un tiempo',
  },
  'checkout.address.isDefault': {
    en: 'Make it my usual address',
    es: 'Usar como dirección habitual',
  },
  'checkout.address.optional': { en: '{label} (optional)', es: '{label} (opcional)' },
  'checkout.address.notSaved': {
    en: 'The address was not saved. What you typed is still here. Try again.',
    es: 'La dirección no se guardó. Lo que escribió sigue aquí. Intente de nuevo.',
  },
  'checkout.address.unsure.new': {
    en: 'We did not get an answer. What you typed is still here. Close this form and see your addresses before you try again.',
    es: 'No recibimos respuesta. Lo que escribió sigue aquí. Cierre este formulario y vea sus direcciones antes de intentar de nuevo.',
  },
  'checkout.address.unsure.changed': {
    en: 'We do not know if the address was saved. What you typed is still here. Try again.',
    es: 'No sabemos si la dirección se guardó. Lo que escribió sigue aquí. Intente de nuevo.',
  },
  'checkout.address.unsure.deleted': {
    en: 'We did not get an answer. Check if the address is still in this list before you try again.',
    es: 'No recibimos respuesta. Vea si la dirección sigue en esta lista antes de intentar de nuevo.',
  },
  'checkout.address.notDeleted': {
    en: 'The address was not deleted. Try again.',
    es: 'La dirección no se eliminó. Intente de nuevo.',
  },
  'checkout.address.refused': {
    en: 'We cannot ship to this. Check it.',
    es: 'No podemos enviar a esta dirección. Revísela.',
  },
  'checkout.address.missing.name': { en: 'Enter who receives it.', es: 'Ingrese quién lo recibe.' },
  'checkout.address.missing.line1': {
    en: 'Enter the street address.',
    es: 'Ingrese la calle y el número.',
  },
  'checkout.address.missing.city': { en: 'Enter the city.', es: 'Ingrese la ciudad.' },
  'checkout.address.missing.state': { en: 'Choose a state.', es: 'Elija un estado.' },
  'checkout.address.missing.zip': { en: 'Enter the ZIP code.', es: 'Ingrese el código postal.' },
  'checkout.address.missing.phone': {
    en: 'Enter a phone number.',
    es: 'Ingrese un número de teléfono.',
  },
  'checkout.address.missing.from': { en: 'Enter the first day.', es: 'Ingrese el primer día.' },
  'checkout.address.missing.until': { en: 'Enter the last day.', es: 'Ingrese el último día.' },
  'checkout.address.noNumber': {
    en: 'Enter the house number too, such as 88 Mockingbird Lane.',
    es: 'Ingrese también el número de la casa, como 88 Mockingbird Lane.',
  },
  'checkout.address.poBox': {
    en: 'Enter a street address. This order cannot go to a PO box.',
    es: 'Ingrese una calle y número. Este pedido no puede ir a un apartado postal.',
  },
  'checkout.address.invalid.state': { en: 'Choose a state.', es: 'Elija un estado.' },
  'checkout.address.invalid.zip': {
    en: 'Enter five or nine digits, such as 55000.',
    es: 'Ingrese cinco o nueve dígitos, como 55000.',
  },
  'checkout.address.past': {
    en: 'Enter a day from today on.',
    es: 'Ingrese un día a partir de hoy.',
  },
  'checkout.address.beforeFrom': {
    en: 'Enter a last day after the first day.',
    es: 'Ingrese un último día posterior al primero.',
  },
});
