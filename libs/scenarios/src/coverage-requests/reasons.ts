import type { StoredDecision } from './coverage-file';

type Words = Pick<StoredDecision, 'reason' | 'wouldChange'>;

/** What the plan found about one drug of a claim. */
export const listed = {
  en: 'It is on your plan’s list.',
  es: 'Está en la lista de su plan.',
};
export const notListed = {
  en: 'It is not on your plan’s list. We do not pay for it.',
  es: 'No está en la lista de su plan. No lo pagamos.',
};

/** Why the plan decides as it does, for every rule of `decide`, in plain words. */
export const reasons = {
  supported: {
    reason: {
      en: 'Your prescriber showed that you need this drug.',
      es: 'El médico que receta demostró que usted necesita este medicamento.',
    },
    wouldChange: null,
  },
  noStatement: {
    reason: {
      en: 'We asked your prescriber why you need this drug, and got no answer.',
      es: 'Le preguntamos al médico que receta por qué usted necesita este medicamento y no hubo respuesta.',
    },
    wouldChange: {
      en: 'a statement from your prescriber. Send it with an appeal, or as a new request.',
      es: 'una declaración del médico que receta. Envíela con una apelación o con una solicitud nueva.',
    },
  },
  notSupported: {
    reason: {
      en: 'The statement from your prescriber does not say why the drugs on our list would not work for you.',
      es: 'La declaración del médico que receta no dice por qué no le servirían los medicamentos de nuestra lista.',
    },
    wouldChange: {
      en: 'a note about the drugs that you tried, when, and what happened. Send it with an appeal, or as a new request.',
      es: 'una nota sobre los medicamentos que probó, cuándo y qué pasó. Envíela con una apelación o con una solicitud nueva.',
    },
  },
  specialtyTier: {
    reason: {
      en: 'A drug on the specialty tier cannot move to a lower tier.',
      es: 'Un medicamento del nivel de especialidad no puede pasar a un nivel más bajo.',
    },
    wouldChange: null,
  },
  rightPrice: {
    reason: {
      en: 'We checked the claim. You paid what your plan says for this drug.',
      es: 'Revisamos la reclamación. Usted pagó lo que su plan indica para este medicamento.',
    },
    wouldChange: {
      en: 'a receipt with another amount. Send it with an appeal.',
      es: 'un recibo con otro monto. Envíelo con una apelación.',
    },
  },
  paidBack: {
    reason: {
      en: 'The drug is on your plan’s list. You get back what you paid above your share.',
      es: 'El medicamento está en la lista de su plan. Le devolvemos lo que pagó por encima de su parte.',
    },
    wouldChange: null,
  },
  paidInPart: {
    reason: {
      en: 'Not all of the drugs are on your plan’s list. For those that are, you get back what you paid above your share.',
      es: 'No todos los medicamentos están en la lista de su plan. Por los que están, le devolvemos lo que pagó por encima de su parte.',
    },
    wouldChange: {
      en: 'an exception for each drug that is not on the list. Ask for one, with a statement from your prescriber.',
      es: 'una excepción para cada medicamento que no está en la lista. Pídala con una declaración del médico que receta.',
    },
  },
  notOnList: {
    reason: {
      en: 'The drug is not on your plan’s list, and there was no exception when you bought it.',
      es: 'El medicamento no está en la lista de su plan y no había una excepción cuando lo compró.',
    },
    wouldChange: {
      en: 'an exception. Ask for one, with a statement from your prescriber.',
      es: 'una excepción. Pídala con una declaración del médico que receta.',
    },
  },
  newPapers: {
    reason: {
      en: 'The papers that came with your appeal show that you need this drug.',
      es: 'Los documentos que envió con su apelación demuestran que usted necesita este medicamento.',
    },
    wouldChange: null,
  },
  nothingNew: {
    reason: {
      en: 'Your appeal had nothing that we did not know before.',
      es: 'Su apelación no tenía nada que no supiéramos antes.',
    },
    wouldChange: {
      en: 'someone outside of our plan can look at it. Our letter says how.',
      es: 'alguien ajeno a nuestro plan puede revisarla. Nuestra carta dice cómo.',
    },
  },
} as const satisfies Record<string, Words>;

export type Reason = keyof typeof reasons;
