// Lays out any map; what takes long was worked out for the built-in ones when the page was built.

import known from "virtual:layouts";
import { layOut as layOutAnew, type BoardGeometry, type MapSource } from "./geometry";
import { fingerprint } from "./fingerprint";

export const layOut = (map: MapSource): BoardGeometry => layOutAnew(map, known[fingerprint(map)]);
