import { behaviours as claims } from './claims';
import { behaviours as contents } from './contents';
import { behaviours as idCards } from './id-cards';
import { behaviours as notifications } from './notifications';
import { behaviours as payments } from './payments';
import { behaviours as person } from './person';
import { behaviours as pharmacies } from './pharmacies';
import { behaviours as translations } from './translations';
import { behaviours as wallet } from './wallet';

export const behavioursByFile = {
  claims,
  contents,
  idCards,
  notifications,
  payments,
  person,
  pharmacies,
  translations,
  wallet,
};
