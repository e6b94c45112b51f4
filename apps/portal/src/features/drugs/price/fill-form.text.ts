import { defineTexts } from '../../../language';

/** The fill to price: strength, quantity, days and ZIP code, or where the device is. */
export default defineTexts({
  'fillForm.what': { en: 'What to price', es: 'Para calcular el precio' },
  'fillForm.strength': { en: 'Strength', es: 'Concentración' },
  'fillForm.quantity': { en: 'Quantity', es: 'Cantidad' },
  'fillForm.days': { en: 'Days of supply', es: 'Días de suministro' },
  'fillForm.zip': { en: 'ZIP code', es: 'Código postal' },
  'fillForm.show': { en: 'See prices', es: 'Ver precios' },
  'fillForm.quantityWrong': {
    en: 'Enter a quantity greater than 0.',
    es: 'Ingrese una cantidad mayor que 0.',
  },
  'fillForm.quantityWhole': {
    en: 'Enter a whole number, such as 30.',
    es: 'Ingrese un número entero, como 30.',
  },
  'fillForm.quantityDigits': {
    en: 'Enter the quantity in digits, such as 2.5.',
    es: 'Ingrese la cantidad en cifras, como 2.5.',
  },
  'fillForm.quantityMuch': {
    en: 'Enter a quantity of at most {most} for {days}.',
    es: 'Ingrese una cantidad de {most} como máximo para {days}.',
  },
  'fillForm.daysWrong': { en: 'Enter 1 to {most} days.', es: 'Ingrese de 1 a {most} días.' },
  'fillForm.zipWrong': {
    en: 'Enter the 5 digits of the ZIP code.',
    es: 'Ingrese los 5 dígitos del código postal.',
  },
  'fillForm.zipFirst': {
    en: 'Enter your ZIP code to see prices near you.',
    es: 'Ingrese su código postal para ver los precios cercanos.',
  },
  'fillForm.location': { en: 'Use my location', es: 'Usar mi ubicación' },
  'fillForm.locating': { en: 'Finding where you are…', es: 'Buscando dónde está…' },
  'fillForm.located': {
    en: 'You are near {zip}.',
    es: 'Está cerca de {zip}.',
  },
  'fillForm.locationRefused': {
    en: 'Your browser did not share where you are. Enter a ZIP code.',
    es: 'Su navegador no compartió su ubicación. Ingrese un código postal.',
  },
  'fillForm.locationUnknown': {
    en: 'We could not find where you are. Enter a ZIP code.',
    es: 'No tenemos su ubicación. Ingrese un código postal.',
  },
  'fillForm.locationElsewhere': {
    en: 'We have no pharmacies where you are. Enter a ZIP code of the 50 states or Washington, DC.',
    es: 'No tenemos farmacias donde está. Ingrese un código postal de los 50 estados o de Washington, DC.',
  },
  'fillForm.locationAbroad': {
    en: 'You are outside the United States. Enter a ZIP code to see prices at home.',
    es: 'Está fuera de los Estados Unidos. Ingrese un código postal para ver los precios de su zona.',
  },
});
