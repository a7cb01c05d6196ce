/** One mistake in a definition of the project: its text, and what is reported on the line of `told`. */
export interface TypeMistake {
  key: string;
  file?: 'request.json' | 'schema.json';
  from: string;
  to: string;
  /** A text on the reported line; the mistake where nothing is said. */
  told?: string;
  rule: string;
  message: RegExp;
}

export const typeMistakes: { [about: string]: TypeMistake } = {
  'an e-mail address that is a phone number': {
    key: 'phone_no',
    from: `"phone_number": "/answers/mobile_number",
        "email": {
          "const": ""
        }`,
    to: `"phone_number": { "const": "" },
        "email": "/answers/mobile_number"`,
    told: '"email": "/answers/mobile_number"',
    rule: 'value-type',
    message: /but "email" of "POST get-otp\/" takes an e-mail address/,
  },
  'an entry sought by a property of another kind': {
    key: 'fund_switch',
    from: '"by": "fundCode"',
    to: '"by": "fundName"',
    rule: 'value-type',
    message: /"fundName" of "\/loaded\/funds" is a fund name.* Did you mean "fundCode"\?/,
  },
  'a longer word for a value of another system': {
    key: 'policy_assignment_request',
    from: '"TERM"',
    to: '"TERMPLAN"',
    rule: 'condition-value',
    message: /"planType" is not known to have the value "TERMPLAN"\. Did you mean "TERM"\?/,
  },
  'the attempt of a submit in a look-up': {
    key: 'address',
    from: '"pinCode": "/answers/pincode"',
    to: '"pinCode": { "by": "/attempt", "of": { "a": "/answers/pincode" } }',
    rule: 'map-pointer',
    message: /"\/attempt" does not exist here/,
  },
  'null where a text may be empty': {
    key: 'digital_life_certificate',
    from: '"till": {',
    to: '"till": { "const": null,',
    rule: 'condition-value',
    message: /"till" never has the value null\. It is a date/,
  },

  'an answer of list entries that another one took the place of': {
    key: 'nominee',
    from: '"percentage_allocation": "/item/percentageAllocated"',
    to: '"percentage_allocation": "/item/nomineeRelationCode"',
    told: '"send": {',
    rule: 'answer-never-sent',
    message: /"percentageAllocated" of the entries of "\/nominees" is never sent\./,
  },

  'a pointer of keep that the response does not have': {
    key: 'pan_card',
    from: '"/pan": "/panNo"',
    to: '"/pan": "/panNoo"',
    rule: 'map-pointer',
    message:
      /The response of "POST client-details-pan\/" has no "\/panNoo": .*Did you mean "panNo"\?/,
  },
  'a name inside a list of the response': {
    key: 'nominee',
    from: '"/laId": "/laId"',
    to: '"/laId": "/nomineeDetail/id"',
    rule: 'map-pointer',
    message: /is a list, .*Use "\/nomineeDetail\/0\/id" for the first entry/,
  },
  'items of a list call': {
    key: 'draw_date',
    from: '"items": "/list"',
    to: '"items": "/lst"',
    rule: 'map-pointer',
    message: /has no "\/lst": unknown name "lst"\. Did you mean "list"\?/,
  },
  'items that are no list': {
    key: 'draw_date',
    from: '"items": "/list"',
    to: '"items": "/status"',
    rule: 'value-type',
    message: /"\/status" of "GET get-draw-date-list\/" is "success", not a list/,
  },
  'the label of an option': {
    key: 'fund_switch',
    from: '"label": "attribute_text"',
    to: '"label": "atribute_text"',
    rule: 'map-pointer',
    message: /has no "atribute_text"\. Did you mean "attribute_text"\?/,
  },
  'what an option fills': {
    key: 'fund_switch',
    from: '"current_units": "fundUnitQuantity"',
    to: '"current_units": "fundName"',
    rule: 'value-type',
    message: /is a fund name, but the field "\/lines\/items\/current_units" takes a number/,
  },
  'a list that is no list': {
    key: 'fund_switch',
    from: '"from": "/loaded/options"',
    to: '"from": "/loaded/profileId"',
    rule: 'value-type',
    message: /"\/loaded\/profileId" is a text, not a list/,
  },
  'what a look-up fills': {
    key: 'address',
    from: '"/state": "/0/state"',
    to: '"/state": "/0/stat"',
    rule: 'map-pointer',
    message: /Did you mean "state"\?/,
  },
  'the property by which an entry is found': {
    key: 'fund_switch',
    from: `"in": "/loaded/allocation",
                "by": "fundId"`,
    to: `"in": "/loaded/allocation",
                "by": "fundID"`,
    told: '"by": "fundID"',
    rule: 'map-pointer',
    message: /An entry of "\/loaded\/allocation" has no "fundID"\. Did you mean "fundId"\?/,
  },
  'what is taken of an entry': {
    key: 'fund_switch',
    from: '"take": "/fundUnitPrice"',
    to: '"take": "/fundUnitPrise"',
    rule: 'map-pointer',
    message: /Did you mean "fundUnitPrice"\?/,
  },
  'a comparison that finds nothing': {
    key: 'fund_switch',
    from: `"by": "fundId",
                "is": "/item/fundCode"`,
    to: `"by": "fundId",
                "is": "/item/fundValue"`,
    told: '"is": "/item/fundValue"',
    rule: 'value-type',
    message: /"\/item\/fundValue" is a number, but "fundId" of .* is a text, so no entry is found/,
  },
  'a part of an entry': {
    key: 'nominee',
    from: '"/item/nomineeDob"',
    to: '"/item/nomineeDoB"',
    rule: 'map-pointer',
    message: /Did you mean "nomineeDob"\?/,
  },
  'an entry outside of a list': {
    key: 'any_other_request',
    from: '"/answers/comment"',
    to: '"/item/comment"',
    rule: 'map-pointer',
    message: /unknown name "item"/,
  },
  'a literal of a response': {
    key: 'bank_account',
    from: '"const": "invalid pan"',
    to: '"const": "invalid pann"',
    rule: 'condition-value',
    message:
      /"pan_status" is not known to have the value "invalid pann"\. Did you mean "invalid pan"\?/,
  },
  'a name of a response that a proof tests': {
    key: 'digital_life_certificate',
    from: '"required": ["liveness"]',
    to: '"required": ["livenes"]',
    rule: 'condition-name',
    message:
      /Unknown name "livenes" in the response of "POST face-liveness\/"\. Did you mean "liveness"\?/,
  },
  'what was sent of a file that a call proves': {
    key: 'digital_life_certificate',
    from: `"liveness": {
            "const": "real"`,
    to: `"liveness": {
            "const": "real", "differsFrom": "/sent/image"`,
    told: '"differsFrom"',
    rule: 'condition-name',
    message: /"\/sent\/image" does not exist here/,
  },
  'a type that a response never has': {
    key: 'premium_paid_certificate',
    from: `"data_available": {
            "const": true`,
    to: `"data_available": {
            "const": "yes"`,
    told: '"const": "yes"',
    rule: 'condition-value',
    message: /"data_available" never has the value "yes"\. It is true or false/,
  },
  'the message of a pause': {
    key: 'bank_account',
    from: '"message": "/data/Response"',
    to: '"message": "/data/response"',
    rule: 'map-pointer',
    message: /Did you mean "Response"\?/,
  },
  'a message that is no text': {
    key: 'bank_account',
    from: '"message": "/data/Response"',
    to: '"message": "/data"',
    rule: 'value-type',
    message: /"\/data" of "POST penny-drop\/" is an object, not a text/,
  },
  'where the message comes from': {
    key: 'pan_card',
    from: '"messageFrom": "/message"',
    to: '"messageFrom": "/mesage"',
    rule: 'map-pointer',
    message: /Did you mean "message"\?/,
  },
  'the address of a file': {
    key: 'premium_paid_certificate',
    from: '"url": "/url"',
    to: '"url": "/uri"',
    rule: 'map-pointer',
    message: /Did you mean "url"\?/,
  },
  'the response of an earlier step': {
    key: 'pan_card',
    from: '"/steps/check/pan_status"',
    to: '"/steps/check/panStatus"',
    rule: 'map-pointer',
    message: /Did you mean "pan_status"\?/,
  },
  'a client id as a policy number': {
    key: 'digital_life_certificate',
    from: `"policy_number": "/policy/policyNo"
      },
      "keep"`,
    to: `"policy_number": "/customer/clientId"
      },
      "keep"`,
    told: '"/customer/clientId"',
    rule: 'value-type',
    message:
      /"\/customer\/clientId" is a client id, but "policy_number" of .* takes a policy number\. .*"\/policy\/policyNo"/,
  },
  'a date in another form for a call': {
    key: 'fund_statement',
    from: '"dob": "/customer/dateOfBirth"',
    to: '"dob": "/policy/issuedDate"',
    rule: 'value-type',
    message:
      /is a date as DD\/MM\/YYYY, but "dob" of "GET policy\/" takes a date of birth \(YYYY-MM-DD\)/,
  },
  'today as a date of birth': {
    key: 'fund_statement',
    from: '"dob": "/customer/dateOfBirth"',
    to: '"dob": "/today"',
    rule: 'value-type',
    message: /takes a date of birth/,
  },
  'a constant that a call refuses': {
    key: 'email_update',
    from: '"const": ""',
    to: '"const": 5',
    rule: 'value-type',
    message: /"phone_number" of "POST get-otp\/" cannot be 5: it takes a phone number/,
  },
  'an answer before anything is answered': {
    key: 'pan_card',
    from: '"clientId": "/customer/clientId"',
    to: '"clientId": "/answers/new_pan_number"',
    rule: 'map-pointer',
    message: /unknown name "new_pan_number", for nothing is answered yet here/,
  },
  'a value that only a later load brings': {
    key: 'pan_card',
    from: '"clientId": "/customer/clientId"',
    to: '"clientId": "/loaded/pan"',
    rule: 'map-pointer',
    message: /"\/loaded\/pan" does not exist here: unknown name "pan"/,
  },
  'a computation with too few values': {
    key: 'premium_receipt',
    from: '"of": ["/loaded/start", "/today"]',
    to: '"of": ["/loaded/start"]',
    rule: 'computation',
    message: /financialYears takes 2 values, but this gives 1/,
  },
  'a computation of another kind of value': {
    key: 'fund_statement',
    from: '"of": ["/loaded/start", { "const": -1 }]',
    to: '"of": ["/policy/startDate", { "const": -1 }]',
    rule: 'computation',
    message:
      /daysAfter takes a date as YYYY-MM-DD here, but "\/policy\/startDate" is a date as DD\/MM\/YYYY/,
  },
  'a sum of texts': {
    key: 'fund_statement',
    from: '"compute": "daysAfter",\n      "of": ["/loaded/start", { "const": -1 }]',
    to: '"compute": "sum",\n      "of": ["/loaded/start", { "const": -1 }]',
    told: '"of": ["/loaded/start"',
    rule: 'computation',
    message: /sum takes a number .*here, but "\/loaded\/start" is a date as YYYY-MM-DD/,
  },
  'a part of the entries where there is no list': {
    key: 'fund_statement',
    from: '"of": ["/loaded/start", { "const": -1 }]',
    to: '"of": ["/loaded/start", { "const": -1 }], "take": "/day"',
    told: '"take"',
    rule: 'computation',
    message: /take belongs to computations over lists, and daysAfter is none/,
  },
  'a list from a computation that gives none': {
    key: 'premium_receipt',
    from: '"compute": "financialYears",\n      "of": ["/loaded/start", "/today"]',
    to: '"compute": "monthsBetween",\n      "of": ["/loaded/start", "/today"]',
    told: '"compute"',
    rule: 'value-type',
    message: /The result of monthsBetween is a whole number, not a list/,
  },
  'a comparison of two kinds of values': {
    key: 'nominee',
    from: '["/loaded/ownerId", "/loaded/laId"]',
    to: '["/loaded/ownerId", "/loaded/nominees"]',
    rule: 'value-type',
    message: /so they are never the same/,
  },
  'a field that gets a value of another type': {
    key: 'revival_application',
    from: '"/age": { "compute": "yearsBetween", "of": ["/customer/dateOfBirth", "/today"] }',
    to: '"/age": "/customer/dateOfBirth"',
    rule: 'value-type',
    message: /but the field "\/age" takes a whole number/,
  },
  'a list of other entries': {
    key: 'fund_switch',
    from: '"/funds": "/loaded/funds"',
    to: '"/funds": "/loaded/options"',
    rule: 'value-type',
    message: /does not fit the field "\/funds": its entries have no "fundUnitQuantity"/,
  },
  'a placeholder of a refusal that is a list': {
    key: 'fund_switch',
    from: '{/loaded/profileId} fund strategy',
    to: '{/loaded/funds} fund strategy',
    rule: 'words-gap',
    message: /"\{\/loaded\/funds\}" is a list and cannot be read in a sentence/,
  },
  'the other value of a comparison': {
    key: 'bank_account',
    from: '"differsFrom": "/customer/pan"',
    to: '"differsFrom": "/customer/pann"',
    rule: 'condition-name',
    message: /"\/customer\/pann" does not exist here: .*Did you mean "pan"\?/,
  },
  'the list that another one has changed from': {
    key: 'nominee',
    from: '"from": "/first/nominees"',
    to: '"from": "/frist/nominees"',
    rule: 'condition-name',
    message: /Did you mean "first"\?/,
  },
  'a rule on dates over a date in another form': {
    key: 'fund_statement',
    from: '"openRequestCheck": false,',
    to: '"openRequestCheck": false, "blocked": { "when": { "type": "object", "properties": { "policy": { "type": "object", "properties": { "issuedDate": { "type": "string", "after": "today" } }, "required": ["issuedDate"] } }, "required": ["policy"] }, "message": "No" },',
    told: '"openRequestCheck"',
    rule: 'condition-value',
    message: /after needs a date as YYYY-MM-DD, but "issuedDate" is a date as DD\/MM\/YYYY/,
  },
  'a number rule on a text': {
    key: 'policy_assignment_request',
    from: '"planId": {',
    to: '"planId": { "minimum": 5,',
    told: '"minimum": 5',
    rule: 'condition-value',
    message: /minimum applies to number or integer, but "planId" is a plan id/,
  },
  'a value that a call needs and a link may lack': {
    key: 'dgh_form',
    from: '"policy_number": "/policy/policyNo",\n        "form_data": "/answers",\n        "incident_number": { "from": "/link/incidentNum", "or": "" }',
    to: '"policy_number": "/link/policy",\n        "form_data": "/answers",\n        "incident_number": { "from": "/link/incidentNum", "or": "" }',
    told: '"/link/policy"',
    rule: 'call-field',
    message:
      /"\/link\/policy" may be missing, but "POST download-dgh-pdf\/" requires "policy_number"/,
  },
};
