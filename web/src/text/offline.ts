// What the notice without a connection says, by language. Apart from the rest, so that the notice is small.

export const offline = {
  en: {
    title: "No connection",
    text: "Your games are safe on the server. This page comes back by itself as soon as the server answers.",
    retry: "Try now",
  },
};
