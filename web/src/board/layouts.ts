// Lays out any map; for the built-in ones the slow part was computed when the page was built.

import known from "virtual:layouts";
import { fingerprint } from "./fingerprint.js";
import { type BoardGeometry, layOut as layOutAnew, type MapSource } from "./geometry.js";

export const layOut = (map: MapSource): BoardGeometry => layOutAnew(map, known[fingerprint(map)]);
