import { isObject, pointerOf, policyStatuses } from '#engine';
import { asText, type Edit, type Mutant, type Operator, swapped } from '../mutant';
import { objectsIn, schemasIn } from '../places';

type Request = { [name: string]: any };

const change = (
  id: string,
  part: Operator['part'],
  editsOf: (request: Request) => Iterable<Edit[]>,
): Operator => ({
  id: `request:${id}`,
  explains: id,
  part,
  *mutantsOf({ request }) {
    for (const edits of editsOf(request))
      yield {
        file: 'request',
        edits,
        slip: `${edits[0]!.at} ${asText(edits[0]!.value)}`,
      } satisfies Mutant;
  },
});

/** Takes a property away wherever it is. */
const dropNamed = (id: string, part: Operator['part'], ...names: string[]): Operator =>
  change(id, part, function* (request) {
    for (const [at, object] of objectsIn(request))
      for (const name of names)
        if (name in object && !/\/(send|keep|fills|properties)$/.test(at))
          yield [{ at: at + pointerOf(name) }];
  });

/** A text with a letter more, wherever it is. */
const changeNamed = (id: string, part: Operator['part'], ...names: string[]): Operator =>
  change(id, part, function* (request) {
    for (const [at, object] of objectsIn(request))
      for (const name of names)
        // `success` has an operator of its own.
        if (typeof object[name] === 'string' && !/\/(send|keep|fills|properties|success)$/.test(at))
          yield [{ at: at + pointerOf(name), value: `${object[name]}x` }];
  });

export const requestSteps: Operator[] = [
  dropNamed('when-drop', 'steps', 'when'),
  dropNamed('stopwhen-drop', 'steps', 'stopWhen'),
  dropNamed('pause-drop', 'steps', 'pause', 'choices'),
  dropNamed('assumes-drop', 'steps', 'assumes'),
  dropNamed(
    'step-word-drop',
    'steps',
    'messageFrom',
    'showIn',
    'spaced',
    'mayFail',
    'as',
    'save',
    'raisesFor',
  ),
  dropNamed('gate-drop', 'gates', 'allowed', 'blocked', 'submitWhen'),
  dropNamed('locks-drop', 'loads', 'locks'),
  dropNamed('holds-drop', 'loads', 'holdsWhen', 'foundWhen'),
  dropNamed('applies-drop', 'after', 'appliesTo'),
  dropNamed('outer-drop', 'after', 'asides', 'downloads', 'draft'),
  dropNamed('then-drop', 'after', 'then'),
  dropNamed('load-drop', 'loads', 'load'),
  changeNamed('words-change', 'words', 'none', 'message'),
  changeNamed('call-change', 'steps', 'call'),
  change('signature-drop', 'gates', function* ({ signatures = [] }) {
    for (const [i] of signatures.entries()) yield [{ at: `/signatures/${i}` }];
  }),
  change('one-load-drop', 'loads', function* ({ load = [] }) {
    if (load.length > 1) for (const [i] of load.entries()) yield [{ at: `/load/${i}` }];
  }),
  change('step-drop', 'steps', function* ({ steps }) {
    if (steps.length > 1) for (const [i] of steps.entries()) yield [{ at: `/steps/${i}` }];
  }),
  change('step-swap', 'steps', function* ({ steps }) {
    for (let i = 1; i < steps.length; i++)
      yield swapped(
        { at: `/steps/${i - 1}`, value: steps[i - 1] },
        { at: `/steps/${i}`, value: steps[i] },
      );
  }),
  change('choose-drop', 'first', function* (request) {
    for (const [at, { choose }] of objectsIn(request))
      if (Array.isArray(choose))
        for (const [i] of choose.entries()) yield [{ at: `${at}/choose/${i}` }];
  }),
  change('choose-value', 'first', function* (request) {
    for (const [at, { choose }] of objectsIn(request))
      if (Array.isArray(choose))
        for (const [i, { is }] of choose.entries())
          yield [{ at: `${at}/choose/${i}/is`, value: typeof is === 'boolean' ? !is : `${is}X` }];
  }),
  change('list-elsewhere', 'rules', function* ({ lists = {} }) {
    for (const [field, list] of Object.entries<any>(lists))
      if (list.items) yield [{ at: `${pointerOf('lists', field)}/items`, value: `${list.items}X` }];
  }),
  change('open-check', 'gates', function* ({ openRequestCheck: now }) {
    for (const value of [true, false, 'link'])
      if (value !== now) yield [{ at: '/openRequestCheck', value }];
  }),
  change('until-swap', 'drawing', function* ({ submitWhen }) {
    if (submitWhen)
      yield [
        { at: '/submitWhen/until', value: submitWhen.until === 'hidden' ? 'disabled' : 'hidden' },
      ];
  }),
  change('success-change', 'after', function* ({ success }) {
    yield [{ at: '/success/message', value: `${success.message}x` }];
    yield [{ at: '/success/then', value: success.then === 'list' ? 'stay' : 'list' }];
  }),
  change('subtype-change', 'after', function* ({ subType }) {
    yield [{ at: '/subType/name', value: `${subType.name}x` }];
  }),
  change('where-any', 'gates', function* ({ policies }) {
    yield [{ at: '/policies/where', value: {} }];
    if (policies.allowed) yield [{ at: '/policies/allowed/where', value: {} }];
  }),
  change('where-value', 'gates', function* ({ policies }) {
    for (const { at, schema } of schemasIn(policies.where, '/policies/where'))
      if ('const' in schema)
        yield [
          {
            at: `${at}/const`,
            value: typeof schema.const === 'boolean' ? !schema.const : `${schema.const}X`,
          },
        ];
  }),
  change('status-drop', 'gates', function* ({ policies }) {
    for (const { at, schema } of schemasIn(policies.where, '/policies/where'))
      if (Array.isArray(schema.enum) && schema.enum.length > 1)
        for (const [i] of schema.enum.entries()) yield [{ at: `${at}/enum/${i}` }];
  }),
  change('status-add', 'gates', function* ({ policies }) {
    for (const { at, schema } of schemasIn(policies.where, '/policies/where')) {
      const isStatus = schema.enum?.some((one: never) => policyStatuses.includes(one));
      if (isStatus)
        for (const status of policyStatuses)
          if (!schema.enum.includes(status))
            yield [{ at: `${at}/enum`, value: [...schema.enum, status] }];
    }
  }),
  change('steps-bound', 'steps', function* (request) {
    for (const [at, object] of objectsIn(request))
      if (isObject(object.upload))
        yield [
          {
            at: `${at}/upload/maxBytes`,
            value: (object.upload as { maxBytes: number }).maxBytes + 1,
          },
        ];
  }),
];
