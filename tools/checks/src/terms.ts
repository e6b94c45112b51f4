/** One term of members in both languages: where the English has it, the Spanish uses its one word for it. */
export interface Term {
  /** The English term, as a pattern. */
  en: RegExp;
  /** What the Spanish of the same text must have. */
  es: RegExp;
  /** Words that must not be in the Spanish of such a text. */
  never?: RegExp;
}

const term = (en: string, es: string, never?: string): Term => ({
  en: new RegExp(`\\b(?:${en})\\b`, 'i'),
  es: new RegExp(`(?<![\\p{L}])(?:${es})(?![\\p{L}])`, 'iu'),
  ...(never ? { never: new RegExp(`(?<![\\p{L}])(?:${never})(?![\\p{L}])`, 'iu') } : {}),
});

/** The terms of the portal, one Spanish word each, for every screen. Alternatives are forms of the same word. */
export const terms: readonly Term[] = [
  term('allerg(?:y|ies)', 'alergias?'),
  term('appeals?', 'apelación|apelaciones|apelar?', 'recurso'),
  term('home delivery', 'entrega a domicilio|a domicilio', 'pedido por correo|correo postal'),
  term('ID cards?', 'tarjetas?', 'carnés?|carnets?|credencial'),
  term('member IDs?', 'n(?:ú|\\.º|º)(?:mero)?\\s+de\\s+miembro', 'identificación del miembro'),
  term('claims?', 'reclamación|reclamaciones', 'reclamos?|siniestros?'),
  term('coinsurance', 'coseguro'),
  term('copays?', 'copagos?'),
  term('coverage determinations?', 'determinación de cobertura|determinaciones de cobertura'),
  term('days? of supply|days supply', 'días de suministro'),
  term('deductibles?', 'deducibles?', 'franquicia'),
  term('default pharmacy', 'farmacia predeterminada', 'farmacia por defecto'),
  term('drug list', 'lista(?: de\\s+medicamentos)?', 'formulario'),
  term('generics?', 'genéricos?'),
  term('(?<!of )network pharmac(?:y|ies)', 'farmacias? de la red'),
  term('in network', 'en la red|de la red', 'dentro de la red'),
  term('out of network|outside the network', 'fuera de la red', 'extrarred'),
  term(
    'out-of-pocket limits?',
    'límites?(?: familiar)? de gastos de bolsillo',
    'gastos propios|desembolso',
  ),
  term('out of pocket', 'de su bolsillo|de bolsillo', 'gastos propios'),
  term('premiums?', 'primas?'),
  term('prescribers?', 'médicos?(?: que receta)?', 'prescriptor|prescribiente'),
  term('prescriptions?', 'recetas?|recetados?', 'prescripción|prescripciones'),
  term('prior authorizations?', 'autorización previa', 'aprobación previa|preautorización'),
  term('quantity limits?', 'límites? de cantidad'),
  term('renew(?:al|s)?', 'renovar(?:la|lo)?|renovación|renuev[ae]|vencimiento', 'receta nueva'),
  term('refills?', 'resurtidos?|resurtir(?:lo)?', 'rellenos?|recargas?|reposición'),
  term('reference numbers?', 'número de referencia'),
  term(
    'specialty pharmac(?:y|ies)',
    'farmacias? especializadas?',
    'farmacia especial|de especialidad',
  ),
  term('specialty drugs?', 'medicamentos especializados|medicamento especializado'),
  term('step therapy', 'terapia escalonada'),
  term('tiers?', 'nivel(?:es)?', 'categoría|escalón'),
  term('amounts?', 'montos?', 'importes?'),
  term('drugs?(?! list)', 'medicamentos?', 'medicinas?|fármacos?|drogas?'),
  term('orders?', 'pedidos?|pedir|ordenar|orden|pide|pida', 'órdenes'),
  term('invoices?', 'facturas?'),
  term(
    'sign in',
    'iniciar sesión|inicie sesión|inició sesión|inicia(?:r)?|entrar|inicio de sesión',
    'ingresar al sistema|loguearse',
  ),
  term('sign out', 'cerrar(?:emos)?(?: la| su)? sesión|cierra la sesión|salir', 'desconectarse'),
  term('Met', 'alcanzad[oa]s?|alcanzó|alcanza(?:r)?|cumpl\\w+'),
  term('settings', 'configuración|ajustes'),
  term('(?:health )?conditions?', 'afección|afecciones|condici(?:ón|ones)', 'padecimientos?'),
  term('auto-refills?', 'resurtidos? automáticos?', 'reabastecimiento'),
  term('early refills?', 'resurtidos? anticipados?'),
  term('balances?', 'saldos?|balances?'),
  term('benefits?', 'beneficios?|\\(EOB\\)', 'prestaciones'),
  term('caregivers?', 'cuidador(?:a|es|as)?'),
  term('cash prices?', 'precios? sin plan', 'precios? en efectivo'),
  term('coverage', 'coberturas?|cubiert[oa]s?|cubr\\w+'),
  term('drafts?', 'borrador(?:es)?'),
  term(
    'explanation of benefits|EOBs?(?!-)',
    'explicación de beneficios|explicaciones de beneficios|EOB',
  ),
  term('exceptions?', 'excepción|excepciones'),
  term(
    'fill(?:s|ed)?(?! (?:in|out|them|syringe))',
    'surt\\p{L}+|resurt\\p{L}+',
    'llenar|despachad[oa]s?',
  ),
  term('(?<!#)grievances?', 'quejas?'),
  term('messages?', 'mensajes?'),
  term('secure messages?', 'mensajes? seguros?'),
  term('(?<![/(])members?(?! IDs?)(?!/)', 'miembros?|afiliad[oa]s?'),
  term('notifications?', 'notificación|notificaciones|avisos?'),
  term('shipping', 'envíos?|enví\\p{L}+'),
  term('payments?(?! plan)', 'pagos?|pag\\p{L}+', 'abonos?'),
  term('payment plans?', 'planes? de pagos|plan de pagos'),
  term('pharmacists?', 'farmacéutic[oa]s?'),
  term('preferred pharmac(?:y|ies)', 'farmacias? preferidas?'),
  term('prices?(?! quote)', 'precios?', 'tarifas?'),
  term('quotes?', 'cotización|cotizaciones'),
  term('strengths?', 'concentración|concentraciones', 'potencia|dosificación'),
  term('status', 'estado|estatus', 'situación'),
  term('at this pace', 'a este ritmo'),
  term('month by month', 'mes por mes', 'mes a mes'),
  term('call-?backs?', 'devolución de (?:la )?llamada|devolver(?:le)? la llamada'),
  term('my drugs', 'mis medicamentos'),
  term('documents?', 'documentos?'),
  term('running total', 'total acumulado'),
  term('(?<!/)emergenc(?:y|ies)', 'emergencias?', 'urgencias?'),
  term('savings|a saving', 'ahorros?|ahorr\\p{L}+'),
  term('general prices?', 'precios? general(?:es)?'),
  term('without signing in', 'sin iniciar sesión'),
  term('year statement', 'resumen anual'),
  term('read only', 'solo lectura'),
  term('search(?:es)?', 'búsquedas?|busc\\p{L}+|busqu\\p{L}+'),
  term('results?(?! in)', 'resultados?'),
  term('bills?', 'facturas?|factur\\p{L}+|cobr\\p{L}+'),
  term('not approved', 'no (?:se )?aprob\\p{L}+|no aprobad[oa]s?'),
  term('In progress', 'en proceso|en curso'),
  term('On hold', 'en espera'),
  term('Shipped', 'enviad[oa]s?|envi\\p{L}+'),
  term('Delivered', 'entregad[oa]s?|entreg\\p{L}+'),
  term('Cancell?ed', 'cancelad[oa]s?|cancel\\p{L}+'),
  term('Not covered', 'sin cobertura|no cubr\\p{L}+|no (?:está )?cubiert[oa]s?'),
];

/** Words that are in no Spanish text at all, whatever the English says. */
export const neverInSpanish =
  /(?<![\p{L}])(?:importes?|gastos propios|aprobación previa|reclamos?|fármacos?|medicinas?|llenar una receta|dentro de la red|lo que contó|están? alcanzad[oa]s?)(?![\p{L}])/iu;
