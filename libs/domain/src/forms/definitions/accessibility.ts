import { answerDays, grievanceDays } from '../answer-days';
import type { Condition, FormDefinition } from '../definition';
import { filesField, phoneField } from '../request-fields';
import { addressFields } from '../shared-fields';

const about = (kind: string): Condition => ({ field: 'concern', is: kind });
const isGrievance = about('grievance');
const isForOther: Condition = { field: 'forWhom', is: 'other' };
const answeredBy = (way: string): Condition => ({ field: 'answerBy', is: way });

/** A barrier on the website, a document in another format, help in a language, or a civil-rights grievance (forms.md 7). */
export const form: FormDefinition = {
  id: 'accessibility',
  version: 1,
  path: '/accessibility',
  title: { en: 'Accessibility concern', es: 'Problema de accesibilidad' },
  audience: 'anyone',
  service: 'forms.submit',
  steps: {
    concern: {
      title: { en: 'Concern', es: 'Problema' },
      heading: { en: 'What can we help with?', es: '¿En qué podemos ayudarle?' },
      fields: {
        concern: {
          kind: 'choice',
          look: 'radio',
          label: { en: 'It is about', es: 'Se trata de' },
          messages: { missing: { en: 'Choose what it is about.', es: 'Elija de qué se trata.' } },
          options: {
            website: {
              label: {
                en: 'A part of this website that I cannot use',
                es: 'Una parte de este sitio web que no puedo usar',
              },
            },
            format: {
              label: {
                en: 'A document in another format',
                es: 'Un documento en otro formato',
              },
              hint: {
                en: 'Such as large print, braille or audio.',
                es: 'Por ejemplo, letra grande, braille o audio.',
              },
            },
            language: {
              label: { en: 'Help in my language', es: 'Ayuda en mi idioma' },
            },
            grievance: {
              label: {
                en: 'Unfair treatment: a civil rights grievance',
                es: 'Trato injusto: una queja de derechos civiles',
              },
              hint: {
                en: 'For race, color, national origin, age, disability or sex.',
                es: 'Por raza, color, origen nacional, edad, discapacidad o sexo.',
              },
            },
          },
        },
      },
    },
    website: {
      title: { en: 'Website', es: 'Sitio web' },
      heading: { en: 'What did not work?', es: '¿Qué no funcionó?' },
      when: about('website'),
      fields: {
        page: {
          kind: 'shortText',
          most: 200,
          optional: true,
          label: { en: 'Which page?', es: '¿En qué página?' },
          hint: { en: 'Its title or its web address.', es: 'Su título o su dirección web.' },
        },
        tried: {
          kind: 'longText',
          label: { en: 'What did you want to do?', es: '¿Qué quería hacer?' },
          messages: {
            missing: {
              en: 'Write what you wanted to do.',
              es: 'Escriba qué quería hacer.',
            },
          },
        },
        happened: {
          kind: 'longText',
          label: { en: 'What happened?', es: '¿Qué pasó?' },
          messages: { missing: { en: 'Write what happened.', es: 'Escriba qué pasó.' } },
        },
        tools: {
          kind: 'shortText',
          optional: true,
          label: {
            en: 'What do you use to read the screen?',
            es: '¿Qué usa para leer la pantalla?',
          },
          hint: {
            en: 'Such as a screen reader and a browser, by name.',
            es: 'Por ejemplo, un lector de pantalla y un navegador, por su nombre.',
          },
        },
        device: {
          kind: 'choice',
          look: 'select',
          optional: true,
          label: { en: 'On which device?', es: '¿En qué dispositivo?' },
          options: {
            phone: { label: { en: 'A phone', es: 'Un teléfono' } },
            tablet: { label: { en: 'A tablet', es: 'Una tableta' } },
            computer: { label: { en: 'A computer', es: 'Una computadora' } },
          },
        },
        isUrgent: {
          kind: 'check',
          optional: true,
          label: {
            en: 'I need this now to get a drug.',
            es: 'Lo necesito ahora para obtener un medicamento.',
          },
        },
        screenshots: filesField(
          { en: 'Pictures of the screen', es: 'Imágenes de la pantalla' },
          { optional: true },
        ),
      },
    },
    format: {
      title: { en: 'Document', es: 'Documento' },
      heading: { en: 'Which document do you need?', es: '¿Qué documento necesita?' },
      when: about('format'),
      fields: {
        document: {
          kind: 'shortText',
          label: { en: 'Document', es: 'Documento' },
          hint: {
            en: 'Its name or what it is about.',
            es: 'El nombre del documento o de qué trata.',
          },
          messages: {
            missing: {
              en: 'Enter the name of the document.',
              es: 'Ingrese el nombre del documento.',
            },
          },
        },
        format: {
          kind: 'choice',
          look: 'radio',
          label: { en: 'In which format?', es: '¿En qué formato?' },
          messages: { missing: { en: 'Choose a format.', es: 'Elija un formato.' } },
          options: {
            largePrint: { label: { en: 'Large print', es: 'Letra grande' } },
            braille: { label: { en: 'Braille', es: 'Braille' } },
            audio: { label: { en: 'Audio', es: 'Audio' } },
            pdf: {
              label: {
                en: 'PDF for a screen reader',
                es: 'PDF para un lector de pantalla',
              },
            },
          },
        },
      },
    },
    language: {
      title: { en: 'Language', es: 'Idioma' },
      heading: { en: 'Which language do you need?', es: '¿Qué idioma necesita?' },
      when: about('language'),
      fields: {
        languageName: {
          kind: 'shortText',
          most: 60,
          label: { en: 'Language', es: 'Idioma' },
          messages: { missing: { en: 'Enter a language.', es: 'Ingrese un idioma.' } },
        },
        languageHelp: {
          kind: 'longText',
          label: { en: 'What do you need help with?', es: '¿Con qué necesita ayuda?' },
          hint: {
            en: 'Interpreters cost you nothing.',
            es: 'Los intérpretes no le cuestan nada.',
          },
          messages: {
            missing: {
              en: 'Write what you need help with.',
              es: 'Escriba con qué necesita ayuda.',
            },
          },
        },
      },
    },
    grievance: {
      title: { en: 'Grievance', es: 'Queja' },
      heading: { en: 'What happened?', es: '¿Qué pasó?' },
      when: isGrievance,
      intro: {
        en: `File it within ${grievanceDays.file} days. We answer within ${grievanceDays.answer} days. You can also write to the Office for Civil Rights within ${grievanceDays.office} days. Its website is hhs.gov/ocr.`,
        es: `Preséntela en un plazo de ${grievanceDays.file} días. Respondemos en ${grievanceDays.answer} días. También puede escribir a la Oficina de Derechos Civiles en un plazo de ${grievanceDays.office} días. Su sitio web es hhs.gov/ocr.`,
      },
      fields: {
        forWhom: {
          kind: 'choice',
          look: 'radio',
          initial: 'self',
          label: { en: 'Who was treated unfairly?', es: '¿Quién recibió el trato injusto?' },
          options: {
            self: { label: { en: 'I was', es: 'Yo' } },
            other: { label: { en: 'Someone else', es: 'Otra persona' } },
          },
        },
        otherName: {
          kind: 'fullName',
          when: isForOther,
          label: { en: 'That person’s name', es: 'Nombre de esa persona' },
          messages: {
            missing: { en: 'Enter that person’s name.', es: 'Ingrese el nombre de esa persona.' },
          },
        },
        otherRelationship: {
          kind: 'choice',
          look: 'select',
          when: isForOther,
          label: { en: 'Your relationship to that person', es: 'Su relación con esa persona' },
          messages: {
            missing: {
              en: 'Choose your relationship to that person.',
              es: 'Elija su relación con esa persona.',
            },
          },
          options: {
            parent: { label: { en: 'Parent or guardian', es: 'Padre, madre o tutor' } },
            representative: {
              label: { en: 'Personal representative', es: 'Representante personal' },
            },
            attorney: { label: { en: 'Attorney', es: 'Abogado' } },
            family: { label: { en: 'Family or friend', es: 'Familiar o amigo' } },
            advocate: { label: { en: 'Advocate', es: 'Defensor' } },
          },
        },
        basis: {
          kind: 'choices',
          label: { en: 'Because of', es: 'Por motivo de' },
          messages: { missing: { en: 'Choose at least one.', es: 'Elija al menos uno.' } },
          options: {
            race: { label: { en: 'Race or color', es: 'Raza o color' } },
            origin: {
              label: { en: 'National origin or language', es: 'Origen nacional o idioma' },
            },
            age: { label: { en: 'Age', es: 'Edad' } },
            disability: { label: { en: 'Disability', es: 'Discapacidad' } },
            sex: { label: { en: 'Sex', es: 'Sexo' } },
            other: { label: { en: 'Something else', es: 'Otro motivo' } },
          },
        },
        who: {
          kind: 'shortText',
          label: { en: 'Who did it?', es: '¿Quién lo hizo?' },
          hint: {
            en: 'A person, an office or a pharmacy.',
            es: 'Una persona, oficina o farmacia.',
          },
          messages: { missing: { en: 'Enter who did it.', es: 'Ingrese quién lo hizo.' } },
        },
        happenedOn: {
          kind: 'date',
          to: { today: 0 },
          label: { en: 'When did it happen?', es: '¿Cuándo pasó?' },
          hint: {
            en: 'The last day, if it was more than one.',
            es: 'El último día, si fue más de uno.',
          },
        },
        description: {
          kind: 'longText',
          label: { en: 'What happened?', es: '¿Qué pasó?' },
          messages: { missing: { en: 'Write what happened.', es: 'Escriba qué pasó.' } },
        },
        remedy: {
          kind: 'longText',
          optional: true,
          label: { en: 'What should we do about it?', es: '¿Qué deberíamos hacer?' },
        },
      },
    },
    contact: {
      title: { en: 'Contact details', es: 'Sus datos de contacto' },
      heading: { en: 'How can we reach you?', es: '¿Cómo podemos comunicarnos con usted?' },
      fields: {
        name: {
          kind: 'fullName',
          prefill: 'fullName',
          label: { en: 'Your name', es: 'Su nombre' },
          messages: { missing: { en: 'Enter your name.', es: 'Ingrese su nombre.' } },
        },
        answerBy: {
          kind: 'choice',
          look: 'radio',
          initial: 'email',
          label: { en: 'How should we answer?', es: '¿Cómo le respondemos?' },
          options: {
            email: { label: { en: 'By email', es: 'Por correo electrónico' } },
            phone: { label: { en: 'By phone', es: 'Por teléfono' } },
            tty: {
              label: {
                en: 'By TTY or relay (711)',
                es: 'Por TTY o servicio de retransmisión (711)',
              },
            },
            mail: { label: { en: 'By mail', es: 'Por correo postal' } },
          },
        },
        email: {
          kind: 'email',
          when: answeredBy('email'),
          prefill: 'email',
          label: { en: 'Email', es: 'Correo electrónico' },
        },
        phone: phoneField(
          { en: 'Phone number', es: 'Número de teléfono' },
          { when: { any: [answeredBy('phone'), answeredBy('tty')] } },
        ),
        bestTime: {
          kind: 'shortText',
          most: 60,
          optional: true,
          when: { any: [answeredBy('phone'), answeredBy('tty')] },
          label: { en: 'Best time to call', es: 'Mejor hora para llamar' },
        },
        ...addressFields('mail', { when: answeredBy('mail') }),
        answerFormat: {
          kind: 'choice',
          look: 'select',
          optional: true,
          when: { any: [answeredBy('mail'), answeredBy('email')] },
          label: { en: 'Format of our answer', es: 'Formato de nuestra respuesta' },
          options: {
            largePrint: { label: { en: 'Large print', es: 'Letra grande' } },
            braille: { label: { en: 'Braille', es: 'Braille' } },
            audio: { label: { en: 'Audio', es: 'Audio' } },
            pdf: { label: { en: 'Accessible PDF', es: 'PDF accesible' } },
          },
        },
      },
    },
  },
  signature: {
    when: isGrievance,
    statement: {
      en: 'What I wrote here is true, as far as I know.',
      es: 'Lo que escribí aquí es verdad, hasta donde sé.',
    },
    signer: [{ fields: ['name'] }],
  },
  answerTimes: [
    { when: isGrievance, days: grievanceDays.answer },
    { when: { field: 'isUrgent', is: true }, businessDays: answerDays.urgentAccessibility },
    { businessDays: answerDays.accessibility },
  ],
  send: { en: 'Send it', es: 'Enviar' },
  sent: {
    title: { en: 'We have your message', es: 'Recibimos su mensaje' },
    text: {
      en: 'You do not have to do anything now. No one may treat you worse because you wrote to us.',
      es: 'No tiene que hacer nada por ahora. Nadie puede darle un peor trato por habernos escrito.',
    },
    next: [
      {
        at: 'sent',
        title: { en: 'You sent it', es: 'Lo envió' },
        text: {
          en: 'A person who knows this field reads it.',
          es: 'Lo lee una persona que conoce el tema.',
        },
      },
      {
        at: 'answer',
        title: { en: 'We answer', es: 'Respondemos' },
        text: {
          en: 'We say what we found and what we do about it.',
          es: 'Le decimos qué encontramos y qué haremos.',
        },
      },
      {
        at: 'later',
        when: isGrievance,
        title: { en: 'If you do not agree', es: 'Si no está de acuerdo' },
        text: {
          en: `You can appeal within ${grievanceDays.appeal} days after you get our answer. Call us at {phone}, TTY 711.`,
          es: `Puede apelar en un plazo de ${grievanceDays.appeal} días después de recibir nuestra respuesta. Llámenos al {phone}, TTY 711.`,
        },
      },
      {
        at: 'later',
        when: isGrievance,
        title: { en: 'Outside of our plan', es: 'Fuera de nuestro plan' },
        text: {
          en: `You can also write to the Office for Civil Rights, within ${grievanceDays.office} days after it happened. You do not have to wait for our answer. Its website is hhs.gov/ocr.`,
          es: `También puede escribir a la Oficina de Derechos Civiles, en un plazo de ${grievanceDays.office} días después de lo que pasó. No tiene que esperar nuestra respuesta. Su sitio web es hhs.gov/ocr.`,
        },
      },
    ],
  },
};
