import { defineTexts } from '../../language';

/** Free virtual therapy: who may use it, how to begin, and the code. */
export default defineTexts({
  'therapy.loading': { en: 'Loading the offer…', es: 'Cargando la oferta…' },
  'therapy.failed': {
    en: 'Your code did not load.',
    es: 'Su código no se cargó.',
  },
  'therapy.none': {
    en: 'Your plan has no free virtual therapy now. Your doctor can tell you who helps near you.',
    es: 'Ahora su plan no tiene terapia virtual gratuita. Su médico puede decirle quién ayuda cerca de usted.',
  },
  'therapy.start': { en: 'How to begin', es: 'Cómo comenzar' },
  'therapy.what': {
    en: 'Talk with a counselor by video, from home. It is free, and no one at your plan learns what you say.',
    es: 'Hable por video con un consejero, desde su casa. Es gratis, y nadie en su plan sabe qué dice usted.',
  },
  'therapy.who': {
    en: 'All members from {age} years on can use it.',
    es: 'Lo pueden usar todos los miembros desde los {age} años.',
  },
  'therapy.whoAll': { en: 'All members can use it.', es: 'Lo pueden usar todos los miembros.' },
  'therapy.tooYoung': {
    en: 'It is for members from {age} years on. Ask an adult of your family, or call 988 to talk now.',
    es: 'Es para miembros desde los {age} años. Pida ayuda a un adulto de su familia o llame al 988 para hablar ahora.',
  },
  'therapy.visits': {
    en: 'You have {count} free visits a year.',
    es: 'Tiene {count} visitas gratis al año.',
  },
  'therapy.code': { en: 'Your code', es: 'Su código' },
  'therapy.codeUntil': { en: 'Use it until {date}.', es: 'Úselo hasta el {date}.' },
  'therapy.copy': { en: 'Copy the code', es: 'Copiar el código' },
  'therapy.copied': { en: 'Copied.', es: 'Copiado.' },
  'therapy.notCopied': {
    en: 'This browser does not let us copy. Select the code instead.',
    es: 'Este navegador no permite copiar. Seleccione el código.',
  },
  'therapy.go': { en: 'Go to the therapy website', es: 'Ir al sitio web de terapia' },
  'therapy.signIn': { en: 'Sign in to see your code', es: 'Iniciar sesión para ver su código' },
});
