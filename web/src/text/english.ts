// What is said in tests is said in English.

import { sayBy } from "./language.js";
import { ENGLISH, load } from "./languages.js";

sayBy({ messages: await load(ENGLISH, "page", "review") });
