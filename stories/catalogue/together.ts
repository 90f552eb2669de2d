type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void ? All : never;

/** One object that answers to all its parts' fragments; spreading would keep the mask of the last part only. */
export function together<Parts extends readonly object[]>(...parts: Parts): Intersection<Parts[number]> {
  return Object.assign({}, ...parts) as Intersection<Parts[number]>;
}
