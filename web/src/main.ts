// The page begins here.

import { mount } from "svelte";
import App from "./App.svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./cards/cards.css";
import { showTheme } from "./shell/settings.svelte.js";

showTheme();

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the application");
mount(App, { target });
