import { options } from '../integrations/referenceData';
import type { Policy } from '../integrations/policyBook';

/** The nominees of a policy, with the codes and the labels of relations (NOM-12). */
export function nomineesOf({ data }: Pick<Policy, 'data'>) {
  return data.nominees.map((nominee, i) => ({
    id: String(i + 1),
    nomineeName: nominee.nomineeName,
    nomineeDob: nominee.nomineeDob,
    nomineeRelation: relation(nominee.nomineeRelationCode),
    nomineeRelationCode: nominee.nomineeRelationCode,
    percentageAllocated: nominee.percentageAllocated,
    appointeeName: nominee.appointeeName,
    appointeeDob: nominee.appointeeDob,
    appointeeRelation: relation(nominee.appointeeRelationCode),
    appointeeRelationCode: nominee.appointeeRelationCode,
    isEditNominee: false,
  }));
}

const relation = (code: string): string =>
  options.relations.find(({ value }) => value === code)?.label ?? '';
