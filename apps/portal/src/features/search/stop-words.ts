const english =
  'a an and are as at be by can do does for from get have how i in is it me my of on or our the this to us we what when where which who why with you your';
const spanish =
  'a al como con cual cuando de del donde e el en es esta estan la las le les lo los me mi mis o para pero por porque que se si sin son su sus tengo un una unas unos y yo';

/** Words of either language that say nothing of what is searched for, without accents. */
export const stopWords: ReadonlySet<string> = new Set([
  ...english.split(' '),
  ...spanish.split(' '),
]);
