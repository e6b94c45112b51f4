import { defineTexts } from './dictionary';

/** How much of a drug a fill has, in the unit that its form is counted in. */
export default defineTexts({
  'drugAmount.tablet': {
    en: { one: '{count} tablet', other: '{count} tablets' },
    es: { one: '{count} tableta', other: '{count} tabletas' },
  },
  'drugAmount.capsule': {
    en: { one: '{count} capsule', other: '{count} capsules' },
    es: { one: '{count} cápsula', other: '{count} cápsulas' },
  },
  'drugAmount.film': {
    en: { one: '{count} film', other: '{count} films' },
    es: { one: '{count} lámina', other: '{count} láminas' },
  },
  'drugAmount.pen': {
    en: { one: '{count} pen', other: '{count} pens' },
    es: { one: '{count} pluma', other: '{count} plumas' },
  },
  'drugAmount.syringe': {
    en: { one: '{count} syringe', other: '{count} syringes' },
    es: { one: '{count} jeringa', other: '{count} jeringas' },
  },
  'drugAmount.vial': {
    en: { one: '{count} vial', other: '{count} vials' },
    es: { one: '{count} frasco ámpula', other: '{count} frascos ámpula' },
  },
  'drugAmount.autoInjector': {
    en: { one: '{count} auto-injector', other: '{count} auto-injectors' },
    es: { one: '{count} autoinyector', other: '{count} autoinyectores' },
  },
  'drugAmount.inhaler': {
    en: { one: '{count} inhaler', other: '{count} inhalers' },
    es: { one: '{count} inhalador', other: '{count} inhaladores' },
  },
  'drugAmount.spray': {
    en: { one: '{count} nasal spray', other: '{count} nasal sprays' },
    es: { one: '{count} aerosol nasal', other: '{count} aerosoles nasales' },
  },
  'drugAmount.dose': {
    en: { one: '{count} dose', other: '{count} doses' },
    es: { one: '{count} dosis', other: '{count} dosis' },
  },
  'drugAmount.packet': {
    en: { one: '{count} packet', other: '{count} packets' },
    es: { one: '{count} sobre', other: '{count} sobres' },
  },
  'drugAmount.patch': {
    en: { one: '{count} patch', other: '{count} patches' },
    es: { one: '{count} parche', other: '{count} parches' },
  },
  'drugAmount.suppository': {
    en: { one: '{count} suppository', other: '{count} suppositories' },
    es: { one: '{count} supositorio', other: '{count} supositorios' },
  },
  'drugAmount.ring': {
    en: { one: '{count} ring', other: '{count} rings' },
    es: { one: '{count} anillo', other: '{count} anillos' },
  },
  'drugAmount.mL': { en: '{count} mL', es: '{count} mL' },
  'drugAmount.g': { en: '{count} g', es: '{count} g' },
  'drugSupply.days': {
    en: { one: '{count} day', other: '{count} days' },
    es: { one: '{count} día', other: '{count} días' },
  },
  'drugPace.own': {
    en: 'Your pace: about {days} of supply a year.',
    es: 'Su ritmo: unos {days} de suministro al año.',
  },
  'drugPace.named': {
    en: '{name}’s pace: about {days} of supply a year.',
    es: 'El ritmo de {name}: unos {days} de suministro al año.',
  },
  'drugPace.other': {
    en: 'This person’s pace: about {days} of supply a year.',
    es: 'El ritmo de esta persona: unos {days} de suministro al año.',
  },
  'drugPace.how.own': {
    en: 'Your pace is the days of supply you filled, over the days from your first fill to the end of the last one. Before {least} days, a year is as prescribed.',
    es: 'Su ritmo: contamos los días de suministro que surtió y en cuánto tiempo los usó. Antes de {least} días, el año se cuenta según la receta.',
  },
  'drugPace.how.named': {
    en: '{name}’s pace is the days of supply filled for {name}, over the days from the first fill to the end of the last one. Before {least} days, a year is as prescribed.',
    es: 'El ritmo de {name}: contamos los días de suministro que se surtieron para {name} y en cuánto tiempo se usaron. Antes de {least} días, el año se cuenta según la receta.',
  },
  'drugPace.how.other': {
    en: 'This person’s pace is the days of supply filled for them, over the days from the first fill to the end of the last one. Before {least} days, a year is as prescribed.',
    es: 'El ritmo de esta persona: contamos los días de suministro que se surtieron para ella y en cuánto tiempo se usaron. Antes de {least} días, el año se cuenta según la receta.',
  },
  'drugPace.prescribed': {
    en: 'As prescribed: {days} of supply a year.',
    es: 'Según la receta: {days} de suministro al año.',
  },
  'drugAmount.unit': {
    en: { one: '{count} unit', other: '{count} units' },
    es: { one: '{count} unidad', other: '{count} unidades' },
  },
});
