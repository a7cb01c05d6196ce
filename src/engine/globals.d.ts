/** Every runtime has it; the library of the language does not name it. */
declare function structuredClone<T>(value: T): T;
