import { addDays } from '../calendar/calendar';
import { cents, groupsOf, isAbroad, textOf } from './claim-values';
import type { Condition, FormRule, FormStep } from './definition';
import { phoneField, yesOrNo } from './request-fields';

/** How long after a fill a claim may be sent, in days (forms.md 5): a year, three years for Part D. */
const filingLimits = { COMMERCIAL: 365, MEDD: 1096 } as const;

const isVaccine: Condition = { field: 'reasons', has: 'vaccine' };
const hasCompound: Condition = { field: 'reasons', has: 'compound' };

/** The step of a claim about its prescriptions: each with what was charged and paid. */
export const claimPrescriptions: FormStep = {
  title: { en: 'Prescriptions', es: 'Recetas' },
  heading: { en: 'Which prescriptions did you pay for?', es: '¿Qué recetas pagó?' },
  intro: {
    en: 'All of it is on the pharmacy label or receipt.',
    es: 'Todo aparece en la etiqueta o el recibo de la farmacia.',
  },
  fields: {
    pharmacyName: {
      kind: 'shortText',
      label: { en: 'Name of the pharmacy', es: 'Nombre de la farmacia' },
      messages: {
        missing: { en: 'Enter the name of the pharmacy.', es: 'Ingrese el nombre de la farmacia.' },
      },
    },
    pharmacyNumber: {
      kind: 'pharmacyNumber',
      when: { not: isAbroad },
      label: { en: 'Number of the pharmacy', es: 'Número de la farmacia' },
      hint: {
        en: 'Its NPI (10 digits) or NCPDP number (7 digits). If the receipt has none, ask the pharmacy.',
        es: 'Su NPI (10 dígitos) o número NCPDP (7 dígitos). Si no está en el recibo, pídalo en la farmacia.',
      },
      messages: {
        missing: {
          en: 'Enter the number of the pharmacy.',
          es: 'Ingrese el número de la farmacia.',
        },
      },
    },
    pharmacyPhone: phoneField(
      { en: 'Phone number of the pharmacy', es: 'Teléfono de la farmacia' },
      { optional: true, when: { not: isAbroad } },
    ),
    prescriptions: {
      kind: 'repeat',
      least: 1,
      most: 10,
      label: { en: 'Prescriptions', es: 'Recetas' },
      item: { en: 'Prescription', es: 'Receta' },
      add: { en: 'Add a prescription', es: 'Agregar una receta' },
      fields: {
        rxNumber: { kind: 'rxNumber', label: { en: 'Rx number', es: 'Número de receta' } },
        drugName: {
          kind: 'drugName',
          label: { en: 'Drug and strength', es: 'Medicamento y concentración' },
        },
        ndc: {
          kind: 'ndc',
          when: { not: { any: [isAbroad, { field: 'isCompound', is: true }] } },
          label: { en: 'NDC', es: 'NDC' },
          hint: {
            en: '11 digits, or with its dashes.',
            es: '11 dígitos, o con sus guiones.',
          },
        },
        isCompound: {
          kind: 'check',
          optional: true,
          when: hasCompound,
          label: { en: 'This drug was mixed for me.', es: 'Este medicamento se preparó para mí.' },
        },
        filledOn: {
          kind: 'date',
          to: { today: 0 },
          label: { en: 'Date filled', es: 'Fecha de surtido' },
        },
        refill: {
          kind: 'choice',
          look: 'select',
          optional: true,
          label: { en: 'New or refill', es: 'Nueva o resurtido' },
          options: {
            new: { label: { en: 'New prescription', es: 'Receta nueva' } },
            refill: { label: { en: 'Refill', es: 'Resurtido' } },
          },
        },
        quantity: { kind: 'quantity', label: { en: 'Quantity', es: 'Cantidad' } },
        daysSupply: {
          kind: 'daysSupply',
          label: { en: 'Days of supply', es: 'Días de suministro' },
        },
        prescriberName: {
          kind: 'fullName',
          label: { en: 'Prescriber', es: 'Médico que receta' },
          messages: {
            missing: {
              en: 'Enter the name of the prescriber.',
              es: 'Ingrese el nombre del médico que receta.',
            },
          },
        },
        prescriberNpi: {
          kind: 'npi',
          optional: true,
          label: { en: 'NPI of the prescriber', es: 'NPI del médico que receta' },
        },
        brandOnly: yesOrNo(
          {
            en: 'Did the prescriber ask for the brand only?',
            es: '¿El médico pidió solo la marca?',
          },
          {
            optional: true,
            hint: {
              en: '“Dispense as written” or DAW on the receipt.',
              es: '“Dispense as written” o DAW en el recibo.',
            },
          },
        ),
        vaccinePlace: {
          kind: 'choice',
          look: 'select',
          optional: true,
          when: isVaccine,
          label: { en: 'Where was the vaccine given?', es: '¿Dónde se puso la vacuna?' },
          options: {
            pharmacy: { label: { en: 'At a pharmacy', es: 'En una farmacia' } },
            office: { label: { en: 'At an office or clinic', es: 'En un consultorio o clínica' } },
            other: { label: { en: 'Another place', es: 'En otro lugar' } },
          },
        },
        vaccineFee: {
          kind: 'money',
          optional: true,
          when: isVaccine,
          label: { en: 'Fee to give the vaccine', es: 'Cargo por poner la vacuna' },
          hint: {
            en: 'If the receipt shows it apart. It is part of what was charged.',
            es: 'Si el recibo lo muestra aparte. Es parte de lo que se cobró.',
          },
        },
        charged: {
          kind: 'money',
          label: { en: 'What the pharmacy charged', es: 'Lo que cobró la farmacia' },
        },
        paid: { kind: 'money', label: { en: 'What you paid', es: 'Lo que usted pagó' } },
      },
      rules: [
        {
          name: 'feeWithinCharged',
          at: 'vaccineFee',
          needs: ['vaccineFee', 'charged'],
          holds: ({ vaccineFee, charged }) => cents(vaccineFee) <= cents(charged),
          message: {
            en: 'Enter the fee. It can’t be more than the pharmacy charged.',
            es: 'Ingrese el cargo. No puede ser más de lo que cobró la farmacia.',
          },
        },
        {
          name: 'paidAtMostCharged',
          at: 'paid',
          needs: ['charged', 'paid'],
          holds: ({ charged, paid }) => cents(paid) <= cents(charged),
          message: {
            en: 'Enter what you paid. It can’t be more than the pharmacy charged.',
            es: 'Ingrese lo que pagó. No puede ser más de lo que cobró la farmacia.',
          },
        },
        {
          name: 'filingLimit',
          at: 'filledOn',
          needs: ['filledOn'],
          holds: ({ filledOn }, { businessLine, today }) =>
            textOf(filledOn) >= addDays(today, -filingLimits[businessLine]),
          message: {
            en: 'This fill is too old for a claim. The limit is one year, or three years with Medicare Part D.',
            es: 'Este surtido es muy antiguo para una reclamación. El límite es un año, o tres años con la Parte D de Medicare.',
          },
        },
      ],
    },
  },
};

/** No prescription was filled before its patient was born: the member, or whose date the claim names. */
export const filledAfterBirth: FormRule = {
  name: 'filledAfterBirth',
  at: 'prescriptions',
  needs: ['prescriptions', 'birthDate'],
  holds: ({ prescriptions, birthDate, patientBirthDate }) =>
    groupsOf(prescriptions).every(
      ({ filledOn }) =>
        filledOn === undefined || textOf(filledOn) >= textOf(patientBirthDate ?? birthDate),
    ),
  message: {
    en: 'A date filled is before the patient was born. Check the dates.',
    es: 'Una fecha de surtido es anterior al nacimiento del paciente. Revise las fechas.',
  },
};
