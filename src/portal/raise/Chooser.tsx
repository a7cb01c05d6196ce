import { Card, PrimaryButton, Stack } from '#ui';
import { useState } from 'react';
import { Page } from '../components/Page';
import { SelectField } from '../components/SelectField';
import { t } from '../i18n';
import type { OfferedCatalogue } from './catalogue';
import { visibleServiceTypes, type CatalogueItem } from './catalogueItems';
import type { RaisedRequest } from './raisedRequest';
import { LeftRequests } from './LeftRequests';
import { RaisedNotice } from './RaisedNotice';

export interface Selection {
  serviceType: string;
  requestType: string;
}

interface Props {
  catalogue: OfferedCatalogue;
  /** The only request type that a link allows. */
  fixed: CatalogueItem | undefined;
  raised: RaisedRequest | undefined;
  selection: Selection;
  onSelect: (selection: Selection) => void;
  onContinue: (key: string) => void;
}

export const Chooser = ({ catalogue, fixed, raised, selection, onSelect, onContinue }: Props) => {
  const [problem, setProblem] = useState<{ field: string; message: string }>();
  const selected = fixed
    ? { serviceType: fixed.serviceType.key, requestType: fixed.entry.key }
    : selection;
  const types = visibleServiceTypes(catalogue);
  const type = types.find(({ key }) => key === selected.serviceType);
  const problemOf = (field: string) => (problem?.field === field ? problem.message : undefined);

  function select(next: Selection) {
    setProblem(undefined);
    onSelect(next);
  }

  function proceed() {
    const chosen = type?.opens ?? selected.requestType;
    if (chosen) return onContinue(chosen);
    const field = type ? 'request-type' : 'service-type';
    setProblem({ field, message: t(type ? 'raise.noRequestType' : 'raise.noServiceType') });
    return document.getElementById(field)?.focus();
  }

  return (
    <Page title={t('raise.title')} lead={t('raise.lead')}>
      <Stack gap={3}>
        {raised && <RaisedNotice {...raised} />}
        <LeftRequests />
        <Card>
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              proceed();
            }}
          >
            <Stack gap={3}>
              <SelectField
                id="service-type"
                label={t('raise.serviceType')}
                problem={problemOf('service-type')}
                empty={t('raise.choose')}
                value={selected.serviceType}
                onChange={({ target }) => select({ serviceType: target.value, requestType: '' })}
                options={types.map(({ key, title }) => ({
                  value: key,
                  title,
                  isDisabled: fixed && key !== selected.serviceType,
                }))}
              />
              {type && !type.opens && (
                <SelectField
                  id="request-type"
                  label={t('raise.requestType')}
                  problem={problemOf('request-type')}
                  empty={t('raise.choose')}
                  value={selected.requestType}
                  onChange={({ target }) => select({ ...selected, requestType: target.value })}
                  options={type.requestTypes.map(({ key, title, available }) => ({
                    value: key,
                    title: available ? title : t('raise.soon', { title }),
                    isDisabled: fixed ? key !== selected.requestType : !available,
                  }))}
                />
              )}
              <div>
                <PrimaryButton type="submit">{t('raise.continue')}</PrimaryButton>
              </div>
            </Stack>
          </form>
        </Card>
      </Stack>
    </Page>
  );
};
