//! What is packaged fits the program: the unit, the settings, the image and the Debian package.

use std::collections::BTreeSet;
use std::path::PathBuf;

use server::config::Config;

use super::commands::{commands, help, options, options_in};
use super::{read, root};

#[test]
fn the_unit_starts_the_program_as_it_is_installed() {
    let unit = read("packaging/branchline.service");
    let value = |key: &str| {
        let start = format!("{key}=");
        let found = unit.lines().find_map(|line| line.strip_prefix(&start));
        found.unwrap_or_else(|| panic!("the unit has no {key}"))
    };
    let start = value("ExecStart");
    let (program, arguments) = start.split_once(' ').unwrap();
    assert_eq!(program, "/usr/bin/branchline");
    let (command, flags) = arguments.split_once(' ').unwrap();
    check_command(command, flags);
    let settings = flags.strip_prefix("--config ").unwrap();
    let manifest = read("crates/cli/Cargo.toml");
    assert!(manifest.contains("\"target/release/branchline\", \"usr/bin/\""));
    let folder = settings.strip_prefix('/').unwrap().strip_suffix("branchline.toml").unwrap();
    assert!(manifest.contains(&format!("packaging/branchline.toml\", \"{folder}\"")), "{folder}");

    let data = PathBuf::from("/var/lib").join(value("StateDirectory"));
    assert_eq!(installed_settings().data, data);
    let users = read("packaging/branchline.sysusers");
    let user = format!("u {} - \"Branchline game server\" {}", value("User"), data.display());
    assert!(users.lines().any(|line| line == user), "{users}");
    let removal = read("packaging/debian/postrm");
    assert!(removal.contains(&format!("rm -rf {}\n", data.display())), "{removal}");
}

#[test]
fn the_installed_settings_are_the_defaults_and_all_of_them_exist() {
    let changed = Config { data: "/var/lib/branchline".into(), ..Config::default() };
    assert_eq!(installed_settings(), changed);
    // What is commented out says what the default is; these have none.
    let text = read("packaging/branchline.toml");
    let is_setting = |line: &&str| line.strip_prefix('#').is_some_and(|it| !it.starts_with(' '));
    assert!(text.lines().filter(is_setting).count() > 12, "{text}");
    let without_default = ["#public_url = ", "#words_file = "];
    for name in without_default {
        assert!(text.contains(name), "{name}");
    }
    let mut all = String::new();
    for line in text.lines().filter(|line| !without_default.iter().any(|it| line.starts_with(it))) {
        all += if is_setting(&line) { &line[1..] } else { line };
        all += "\n";
    }
    assert_eq!(toml::from_str::<Config>(&all).unwrap(), changed);
    let all = text.lines().map(|it| if is_setting(&it) { &it[1..] } else { it });
    toml::from_str::<Config>(&all.collect::<Vec<_>>().join("\n")).unwrap();
}

#[test]
fn the_image_has_what_is_packed_and_starts_what_exists() {
    let dockerfile = read("packaging/container/Dockerfile");
    let packed = packed();
    let mut copied = 0;
    for line in dockerfile.lines().filter_map(|line| line.strip_prefix("COPY ")) {
        let mut words: Vec<&str> = line.split(' ').filter(|it| !it.starts_with("--")).collect();
        words.pop();
        for name in words {
            assert!(packed.contains(name), "the tarball has no {name}, only {packed:?}");
            copied += 1;
        }
    }
    assert!(copied >= 5);
    for start in ["ENTRYPOINT [\"/branchline\"]\nCMD ", "CMD [\"/branchline\", "] {
        let (_, rest) = dockerfile.split_once(start).unwrap();
        let command = rest.split('"').nth(1).filter(|it| *it != "/branchline");
        check_command(command.unwrap(), "");
    }
    check_variables("Dockerfile", &dockerfile);
}

#[test]
fn compose_names_what_is_packed_and_settings_that_exist() {
    let compose = read("packaging/container/compose.yaml");
    check_variables("compose.yaml", &compose);
    assert!(packed().contains("Caddyfile"));
    assert!(compose.contains("./Caddyfile:/etc/caddy/Caddyfile:ro"));
    // The port and the folder are the image's, and Caddy asks the service by its name.
    let dockerfile = read("packaging/container/Dockerfile");
    assert!(dockerfile.contains("BRANCHLINE_DATA=/data BRANCHLINE_LISTEN=0.0.0.0:8080"));
    assert!(dockerfile.contains("EXPOSE 8080") && compose.contains("- \"8080\""));
    assert!(compose.contains("\n  branchline:\n") && compose.contains("- data:/data\n"));
    let caddyfile = read("packaging/container/Caddyfile");
    assert!(caddyfile.contains("reverse_proxy {$BRANCHLINE:branchline:8080}"), "{caddyfile}");
    assert!(caddyfile.contains("{$SITE} {") && compose.contains("SITE: ${SITE}"));
}

#[test]
fn the_debian_package_takes_files_that_exist() {
    let manifest: toml::Table = toml::from_str(&read("crates/cli/Cargo.toml")).unwrap();
    let deb = &manifest["package"]["metadata"]["deb"];
    let packed = packed();
    for asset in deb["assets"].as_array().unwrap() {
        let source = asset[0].as_str().unwrap();
        let made = source.strip_prefix("../../target/dist/branchline/");
        match (made, source.strip_prefix("../../")) {
            (Some(made), _) => {
                let folder = made.split('/').next().unwrap();
                let is_packed = |it: &String| it == folder || folder.starts_with("*.md");
                assert!(packed.iter().any(is_packed), "tools/dist lays out no {made}");
            }
            (None, Some(ours)) => assert!(root().join(ours).exists(), "there is no {ours}"),
            (None, None) => assert_eq!(source, "target/release/branchline"),
        }
    }
    for script in ["postinst", "postrm"] {
        let scripts = root().join("packaging/debian").join(script);
        assert!(std::fs::read_to_string(scripts).unwrap().contains("\n#DEBHELPER#\n"), "{script}");
    }
    for page in ["README.md", "docs/hosting.md"] {
        let version = env!("CARGO_PKG_VERSION");
        let revision = deb["revision"].as_str().unwrap();
        for name in [
            format!("branchline_{version}-{revision}_amd64.deb"),
            format!("branchline-{version}-x86_64-linux"),
        ] {
            assert!(read(page).contains(&name), "{page} does not name {name}");
        }
    }
}

/// The settings as a package installs them.
fn installed_settings() -> Config {
    toml::from_str(&read("packaging/branchline.toml")).unwrap()
}

/// What `tools/dist` lays out for the tarball, by name in its folder.
fn packed() -> BTreeSet<String> {
    let script = read("tools/dist");
    let (_, body) = script.split_once("\nlay_out() {\n").unwrap();
    let body = body.split("\n}\n").next().unwrap();
    let (_, copied) = body.split_once("cp \"$program\" ").unwrap();
    let copied = copied.split("\"$out/branchline\"").next().unwrap();
    let mut packed = BTreeSet::from(["branchline".to_string()]);
    for path in copied.split_whitespace().filter(|it| *it != "\\") {
        let folder = path.strip_suffix("/*");
        assert!(root().join(folder.unwrap_or(path)).exists(), "tools/dist copies no {path}");
        match folder {
            Some(folder) => {
                let files = std::fs::read_dir(root().join(folder)).unwrap();
                packed.extend(files.map(|it| it.unwrap().file_name().into_string().unwrap()));
            }
            None => _ = packed.insert(path.rsplit('/').next().unwrap().to_string()),
        }
    }
    let made = body.split("\"$out/branchline/").skip(1).map(|it| it.split(['/', '"']).next());
    packed.extend(made.flatten().map(str::to_string));
    packed
}

/// Checks that the program has a command, and the command these options.
fn check_command(command: &str, flags: &str) {
    assert!(commands().contains(command), "there is no command {command}");
    for option in options_in(flags) {
        assert!(options(command).contains(&option), "{command} has no {option}");
    }
}

/// Checks that every variable of ours that a file sets is one that `branchline serve` reads.
fn check_variables(file: &str, text: &str) {
    let help = help(&["serve"]);
    let words = text.split(|it: char| !it.is_ascii_uppercase() && it != '_');
    let ours: Vec<&str> = words.filter(|word| word.starts_with("BRANCHLINE_")).collect();
    assert!(ours.len() >= 2, "{file}: {ours:?}");
    for name in ours {
        assert!(help.contains(&format!("[env: {name}=")), "{file}: nothing reads {name}");
    }
}
