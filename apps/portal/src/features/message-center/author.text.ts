import { defineTexts } from '../../language';

/** Who wrote a secure message: the member, or a caregiver for them. */
export default defineTexts({
  'author.you': { en: 'You', es: 'Usted' },
  'author.caregiver': { en: 'A caregiver', es: 'Un cuidador' },
  'author.forYou': { en: '{name}, for you', es: '{name}, en nombre de usted' },
  'author.member': { en: 'The member', es: 'El miembro' },
  'author.forMember': { en: '{name}, for {member}', es: '{name}, en nombre de {member}' },
});
