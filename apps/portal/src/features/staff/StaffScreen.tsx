import { useState } from 'react';
import { Page } from '../../brand';
import { useText } from '../../language';
import namesText from '../../language/names.text';
import { useAppSelector } from '../../store';
import { ActingRules } from './ActingRules';
import { FindForm } from './FindForm';
import { Matches } from './Matches';
import { RecentMembers } from './RecentMembers';
import { memberSearch } from './staff.requests';
import staffText from './staff.text';
import '../../styles/guide.css';
import './staff.css';

/** /member/staff: staff who act for no one find a member and begin (SS-7, SS-9). */
export function StaffScreen() {
  const t = useText(staffText, namesText);
  const { input } = useAppSelector(memberSearch.select);
  const [abandoned, setAbandoned] = useState<typeof input>();
  return (
    <Page title={t('screens.staff')} lead={t('staff.notActing')}>
      <div className="grid deck">
        <div className="c8 stack s5">
          <FindForm onOtherKind={() => setAbandoned(input)} />
          <Matches abandoned={abandoned} />
        </div>
        <div className="c4 stack s5 rail">
          <ActingRules />
          <RecentMembers />
        </div>
      </div>
    </Page>
  );
}
