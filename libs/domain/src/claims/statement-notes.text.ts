/** What a year statement says of its claims, by statementNotes: for the page of the portal and for the printed document. */
export default {
  'yearStatement.goodToKnow': { en: 'Good to know', es: 'Conviene saber' },
  'yearStatement.notOver': {
    en: '{year} is not over: claims of this year can still come in.',
    es: '{year} no ha terminado: aún pueden llegar reclamaciones de este año.',
  },
  'yearStatement.equal': {
    en: {
      one: 'It equals your claims to the cent: {count} paid claim.',
      other: 'It equals your claims to the cent: {count} paid claims.',
    },
    es: {
      one: 'Coincide con sus reclamaciones al centavo: {count} pagada.',
      other: 'Coincide con sus reclamaciones al centavo: {count} pagadas.',
    },
  },
  'yearStatement.reversals': {
    en: {
      one: '{count} claim that the pharmacy took back has a line with a minus: its amount is subtracted.',
      other:
        '{count} claims that the pharmacy took back have lines with a minus: their amounts are subtracted.',
    },
    es: {
      one: '{count} reclamación que la farmacia anuló tiene una línea con signo menos: su monto se resta.',
      other:
        '{count} reclamaciones que la farmacia anuló tienen líneas con signo menos: sus montos se restan.',
    },
  },
  'yearStatement.unknown': {
    en: {
      one: '{count} claim does not say yet what you paid or when. It is not in the total until it does.',
      other:
        '{count} claims do not say yet what you paid or when. They are not in the total until they do.',
    },
    es: {
      one: '{count} reclamación aún no dice cuánto pagó usted o en qué fecha. Hasta entonces no está en el total.',
      other:
        '{count} reclamaciones aún no dicen cuánto pagó usted o en qué fecha. Hasta entonces no están en el total.',
    },
  },
  'yearStatement.planUnknown': {
    en: {
      one: '{count} claim does not say yet what the plan paid or when.',
      other: '{count} claims do not say yet what the plan paid or when.',
    },
    es: {
      one: '{count} reclamación aún no dice cuánto pagó el plan o en qué fecha.',
      other: '{count} reclamaciones aún no dicen cuánto pagó el plan o en qué fecha.',
    },
  },
  'yearStatement.notShared': {
    en: {
      one: 'The total includes what another adult paid. Their drugs are not shown.',
      other: 'The total includes what {count} other adults paid. Their drugs are not shown.',
    },
    es: {
      one: 'El total incluye lo que pagó otro adulto. Sus medicamentos no se muestran.',
      other:
        'El total incluye lo que pagaron otros {count} adultos. Sus medicamentos no se muestran.',
    },
  },
  'yearStatement.notSharedUnknown': {
    en: {
      one: 'What another adult paid is not known yet. It is not in the total.',
      other: 'What {count} other adults paid is not known yet. It is not in the total.',
    },
    es: {
      one: 'Aún no se sabe cuánto pagó otro adulto. No está en el total.',
      other: 'Aún no se sabe cuánto pagaron otros {count} adultos. No está en el total.',
    },
  },
  'yearStatement.others.extraHelp': {
    en: 'Extra Help paid {amount}. You did not pay that part.',
    es: 'La Ayuda Adicional pagó {amount}. Esa parte no la pagó usted.',
  },
  'yearStatement.others.named': {
    en: '{name} paid {amount}. You did not pay that part.',
    es: '{name} pagó {amount}. Esa parte no la pagó usted.',
  },
  'yearStatement.others.others': {
    en: 'Others paid {amount}, such as another insurance. You did not pay that part.',
    es: 'Otros pagaron {amount}, por ejemplo otro seguro. Esa parte no la pagó usted.',
  },
  'yearStatement.othersUnknown': {
    en: 'What others paid is not listed here. Each claim says it.',
    es: 'Aquí no figura lo que pagaron otros. Cada reclamación lo dice.',
  },
  'yearStatement.notInIt': {
    en: 'It does not include premiums or what you bought without your plan.',
    es: 'No incluye primas ni lo que compró sin su plan.',
  },
  'yearStatement.notPaid': {
    en: {
      one: '{count} claim is left out, because the plan did not pay it.',
      other: '{count} claims are left out, because the plan did not pay them.',
    },
    es: {
      one: 'No se incluye {count} reclamación porque el plan no la pagó.',
      other: 'No se incluyen {count} reclamaciones porque el plan no las pagó.',
    },
  },
  'yearStatement.reversedInPlace': {
    en: {
      one: '{count} claim that the pharmacy took back has no line: it adds nothing, and nothing is subtracted.',
      other:
        '{count} claims that the pharmacy took back have no line: they add nothing, and nothing is subtracted.',
    },
    es: {
      one: '{count} reclamación que la farmacia anuló no tiene línea: no suma nada y no se resta nada.',
      other:
        '{count} reclamaciones que la farmacia anuló no tienen línea: no suman nada y no se resta nada.',
    },
  },
  'yearStatement.inProgress': {
    en: {
      one: '{count} claim is left out, because it is in progress.',
      other: '{count} claims are left out, because they are in progress.',
    },
    es: {
      one: 'No se incluye {count} reclamación porque está en proceso.',
      other: 'No se incluyen {count} reclamaciones porque están en proceso.',
    },
  },
  'yearStatement.duplicate': {
    en: {
      one: '{count} claim is left out, because it repeats another.',
      other: '{count} claims are left out, because they repeat others.',
    },
    es: {
      one: 'No se incluye {count} reclamación porque repite otra.',
      other: 'No se incluyen {count} reclamaciones porque repiten otras.',
    },
  },
  'yearStatement.notStated': {
    en: {
      one: '{count} claim is left out, because we do not know if the plan paid it.',
      other: '{count} claims are left out, because we do not know if the plan paid them.',
    },
    es: {
      one: 'No se incluye {count} reclamación porque no sabemos si el plan la pagó.',
      other: 'No se incluyen {count} reclamaciones porque no sabemos si el plan las pagó.',
    },
  },
} as const;
