import { useState } from 'react';
import { planContent } from '@portal/contracts/plan-content';
import { isInServiceArea } from '@portal/domain';
import { Fields } from '../../forms/short/ShortForm';
import { useFirstErrorFocus } from '../../forms/short/use-first-error-focus';
import { readField } from '../../forms/short/read-field';
import { useShortForm } from '../../forms/short/use-short-form';
import { useText } from '../../language';
import namesText from '../../language/names.text';
import { requestOf, useRequested } from '../../store';
import { Button, Card, Part } from '../../ui';
import type { ContentProps } from '../content-kind';
import { ContentFrame } from '../ContentFrame';
import { useContentVariant } from '../use-content-page';
import serviceAreaText from './service-area.text';

const serviceArea = requestOf(planContent.getServiceArea);

/** /member/servicearea: whether a visitor's ZIP code is in the plan's area. The ZIP code is never sent. */
export function ServiceAreaScreen({ page, titleKey }: ContentProps) {
  const t = useText(serviceAreaText, namesText);
  const { line, client } = useContentVariant();
  const { data, retry } = useRequested(serviceArea, { line, client });
  return (
    <ContentFrame page={page} title={t(titleKey)}>
      <Part data={data} what="serviceArea" retry={retry}>
        {({ region, year, states, zipRanges }) => (
          <>
            <ZipCheck ranges={zipRanges} />
            <Card title={t('serviceArea.where', { year: `${year ?? ''}` })}>
              {region && (
                <p>{t.parts('serviceArea.region', { region: <span lang="en">{region}</span> })}</p>
              )}
              <ul className="list">
                {states.map(({ name, counties }) => (
                  <li key={name}>
                    <b>{name}</b>
                    <p>{counties.join(', ')}</p>
                  </li>
                ))}
              </ul>
            </Card>
          </>
        )}
      </Part>
    </ContentFrame>
  );
}

function ZipCheck({ ranges }: { ranges: Parameters<typeof isInServiceArea>[1] }) {
  const t = useText(serviceAreaText);
  const [checked, setChecked] = useState<string | null>(null);
  const form = useShortForm({
    initial: { zip: '' },
    read: ({ zip }) => readField('zip5', 'zip', zip, t('serviceArea.zipInvalid')),
    onTry: () => setChecked(null),
    onReady: setChecked,
  });
  const place = useFirstErrorFocus(form);
  return (
    <form {...form.form} ref={place} className="card stack" aria-label={t('serviceArea.check')}>
      <Fields
        form={form}
        fields={[
          {
            kind: 'zip5',
            name: 'zip',
            label: t('serviceArea.zip'),
            hint: t('serviceArea.zipHint'),
          },
        ]}
      />
      <div>
        <Button type="submit">{t('serviceArea.check')}</Button>
      </div>
      <p role="status">
        {checked !== null &&
          t(isInServiceArea(checked, ranges) ? 'serviceArea.inside' : 'serviceArea.outside', {
            zip: checked,
          })}
      </p>
    </form>
  );
}
